import { shellText } from './shell.text.ts';
import { Tabs } from './Tabs.tsx';

/** Phones: five destinations at the foot of the screen. */
export function TabBar() {
  return (
    <nav className="tabbar" aria-label={shellText.main}>
      <Tabs />
    </nav>
  );
}
