import { texts } from '../i18n/texts.ts';
import type { Mood } from './moods.ts';

export const moodTexts = texts('moods', {
  magical: 'Magical',
  intimate: 'Intimate',
  outdoorsy: 'Outdoorsy',
  lively: 'Lively',
  artsy: 'Artsy',
  serene: 'Serene',
} satisfies Record<Mood, string>);
