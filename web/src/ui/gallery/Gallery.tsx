import { Moon, Sun } from 'lucide-react';
import { Button } from '../Button.tsx';
import { TopBar } from '../TopBar.tsx';
import { setTheme, useTheme } from '../theme/useTheme.ts';
import { ActionsGallery } from './ActionsGallery.tsx';
import { DisplayGallery } from './DisplayGallery.tsx';
import { FormsGallery } from './FormsGallery.tsx';
import { OverlaysGallery } from './OverlaysGallery.tsx';
import { StatesGallery } from './StatesGallery.tsx';
import { TypeGallery } from './TypeGallery.tsx';

/** Every component in its states, for review in development builds. */
export function Gallery() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const icon = other === 'dark' ? <Moon /> : <Sun />;
  return (
    <div className="page pb-10">
      <TopBar
        title="Components"
        actions={
          <Button variant="quiet" icon={icon} onClick={() => setTheme(other)}>
            {other}
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <TypeGallery />
        <ActionsGallery />
        <DisplayGallery />
        <FormsGallery />
        <OverlaysGallery />
        <StatesGallery />
      </div>
    </div>
  );
}
