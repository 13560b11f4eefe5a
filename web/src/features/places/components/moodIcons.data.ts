import type { Mood } from '@liora/domain/rules/moods';
import { Flame, type LucideIcon, MoonStar, Music, Palette, Trees, Waves } from 'lucide-react';

/** The picture of each mood, on chips. */
export const MOOD_ICONS: Record<Mood, LucideIcon> = {
  magical: MoonStar,
  intimate: Flame,
  outdoorsy: Trees,
  lively: Music,
  artsy: Palette,
  serene: Waves,
};
