import { Link } from '@tanstack/react-router';
import { Mark } from '../../ui/Mark.tsx';
import { shellText } from './shell.text.ts';
import { Tabs } from './Tabs.tsx';

/** Desktop: the same five destinations at the left. */
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
    </nav>
  );
}
