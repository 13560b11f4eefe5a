import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { KeepingRules } from '../components/WhoSeesWhat.tsx';
import { couplesText } from '../couples.text.ts';
import { usText } from './us.text.ts';

/** Before two are linked: the way to it, and who would see and keep what. */
export function Unlinked() {
  return (
    <>
      <EmptyState
        art={<Vignette kind="empty" />}
        title={usText.unlinked}
        text={usText.unlinkedText}
        action={
          <Link to="/profile/settings/$part" params={{ part: 'partner' }} className={buttonClass()}>
            {usText.link}
          </Link>
        }
      />
      <section className="mx-auto max-w-150 pb-4">
        <h2 className="t2 mb-4">{couplesText.whoSees}</h2>
        <KeepingRules />
      </section>
    </>
  );
}
