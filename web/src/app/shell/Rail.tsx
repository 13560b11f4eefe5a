import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { iconButtonClass } from '../../ui/iconButtonClass.ts';
import { Mark } from '../../ui/Mark.tsx';
import { shellText } from './shell.text.ts';
import { Tabs } from './Tabs.tsx';

/** Desktop: the same five destinations at the left, and help below them. */
export function Rail() {
  return (
    <nav className="rail" aria-label={shellText.main}>
      <Link
        to="/explore"
        className="rail-logo"
        aria-label={shellText.home}
        activeProps={{ 'aria-current': undefined }}
      >
        <Mark size={36} />
      </Link>
      <Tabs />
      <div className="rail-foot">
        <Link to="/support" className={iconButtonClass()} aria-label={shellText.support}>
          <LifeBuoy aria-hidden="true" />
        </Link>
      </div>
    </nav>
  );
}
