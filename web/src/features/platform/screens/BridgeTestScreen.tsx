import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { platformText } from '../platform.text.ts';

/** /bridge-test: where tools for the native shell once were; its address is still in use (NAV-26). */
export function BridgeTestScreen() {
  return (
    <div className="page">
      <PageTitle>{platformText.bridgeTitle}</PageTitle>
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="empty" />}
        title={platformText.bridgeTitle}
        text={platformText.bridgeText}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {platformText.goHome}
          </Link>
        }
      />
    </div>
  );
}
