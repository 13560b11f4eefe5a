import { coverChoice, drawPlace, type Light } from '@liora/art/placeCover';
import { use, useId, useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';
import type { ArtSize } from './ArtFrame.tsx';
import { loadScene } from './loadScene.ts';

export type ThemeLight = Light | 'both';

const WINDOW = { id: 'theme', category: 'Cafe', scene: 'morningWindow' };

/** The drawing itself; loaded through `ThemeArt`. Unlike covers it does not follow the theme on screen. */
export default function ThemeDrawing({ light, ...size }: ArtSize & { light: ThemeLight }) {
  if (light !== 'both') return <Window light={light} {...size} />;
  return (
    <>
      <Window light="day" {...size} />
      <div className="absolute inset-0 [clip-path:polygon(62%_0,100%_0,100%_100%,38%_100%)]">
        <Window light="night" {...size} />
      </div>
    </>
  );
}

function Window({ light, width, height }: ArtSize & { light: Light }) {
  const uid = useId();
  const choice = useMemo(() => coverChoice(WINDOW), []);
  const draw = use(loadScene(choice.category, choice.scene));
  const svg = useMemo(() => {
    const hour = light === 'day' ? { hour: 'day' as const } : {};
    return drawPlace({ ...WINDOW, ...hour, width, height, light, uid }, choice, draw);
  }, [light, width, height, uid, choice, draw]);
  return <SvgArt svg={svg} className="art-drawing" />;
}
