import { formatDate } from '@liora/domain/i18n/format';
import { Link, useSearch } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { dataText } from '../settings/data/data.text.ts';

/** /account-deleted: where somebody ends who deleted their account, with the way back while there is one (RUL-92). */
export function AccountDeletedScreen() {
  const { until = '' }: { until?: string } = useSearch({ strict: false });
  const instant = new Date(until);
  const when = Number.isNaN(instant.getTime())
    ? null
    : formatDate(instant, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="page">
      <PageTitle>{dataText.deletedTitle}</PageTitle>
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="empty" />}
        title={dataText.deletedTitle}
        text={
          <>
            {dataText.deletedText} {when && dataText.deletedUntil(when)}
          </>
        }
        action={
          <>
            <Link to="/auth" className={buttonClass({ variant: 'primary' })}>
              {dataText.signIn}
            </Link>
            <Link to="/" className={buttonClass({ variant: 'line' })}>
              {dataText.goHome}
            </Link>
          </>
        }
      />
    </div>
  );
}
