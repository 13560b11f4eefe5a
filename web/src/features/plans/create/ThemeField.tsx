import { PLAN_THEME_MAX_CHARS } from '@liora/domain/limits';
import { MOODS, type Mood } from '@liora/domain/rules/moods';
import { moodTexts } from '@liora/domain/rules/moods.text';
import {
  ChevronsUpDown,
  Flame,
  type LucideIcon,
  MoonStar,
  Music,
  Palette,
  Sparkles,
  Trees,
  Waves,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { createText } from './create.text.ts';

const MOOD_ICONS: Record<Mood, LucideIcon> = {
  magical: MoonStar,
  intimate: Flame,
  outdoorsy: Trees,
  lively: Music,
  artsy: Palette,
  serene: Waves,
};

const named = (mood: Mood) => mood.charAt(0).toUpperCase() + mood.slice(1);

interface ThemeFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  value: string;
  onPick: (theme: string) => void;
}

/** Free text, with the six moods to pick from (RUL-67). */
export function ThemeField({ value, onPick, ...input }: ThemeFieldProps) {
  const mood = MOODS.find((name) => name === value.trim().toLowerCase());
  const Icon = mood ? MOOD_ICONS[mood] : Sparkles;
  const items = MOODS.map((name) => {
    const MoodIcon = MOOD_ICONS[name];
    return { label: moodTexts[name], icon: <MoodIcon />, onSelect: () => onPick(named(name)) };
  });
  return (
    <Field
      {...input}
      label={createText.theme}
      placeholder={createText.themeHint}
      maxLength={PLAN_THEME_MAX_CHARS}
      autoComplete="off"
      leading={<Icon aria-hidden="true" />}
      trailing={
        <Menu
          items={items}
          trigger={
            <IconButton label={createText.themeSuggest}>
              <ChevronsUpDown />
            </IconButton>
          }
        />
      }
    />
  );
}
