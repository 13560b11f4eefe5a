import { Smartphone } from 'lucide-react';
import { install, useWayToInstall } from '../../../lib/installOffer.ts';
import { Button } from '../../../ui/Button.tsx';
import { SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { installText } from './install.text.ts';

/** The line of the settings that puts Liora on the home screen, where that is possible. */
export function InstallPart() {
  const way = useWayToInstall();
  if (!way) return null;
  return (
    <SecurityRow
      icon={<Smartphone />}
      title={installText.title}
      note={way === 'menu' ? installText.byMenu : installText.note}
    >
      {way === 'press' && (
        <Button variant="quiet" size="sm" onClick={() => void install()}>
          {installText.install}
        </Button>
      )}
    </SecurityRow>
  );
}
