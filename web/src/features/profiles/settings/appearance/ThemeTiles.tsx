import { ThemeArt } from '../../../../art/ThemeArt.tsx';
import { setTheme, useThemeChoice } from '../../../../ui/theme/useTheme.ts';
import styles from '../settings.module.css';
import { settingsText } from '../settings.text.ts';
import { themeWords } from '../themeWords.rules.ts';

const TILES = [
  ['light', 'day'],
  ['dark', 'night'],
  ['system', 'both'],
] as const;

/** Each theme as a picture of itself. */
export function ThemeTiles() {
  const choice = useThemeChoice();
  return (
    <fieldset className={`${styles.tiles} mt-3`}>
      <legend className="sr-only">{settingsText.theme}</legend>
      {TILES.map(([value, light]) => (
        <label key={value} className={styles.tile}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            value={value}
            checked={value === choice}
            onChange={() => setTheme(value)}
          />
          <span className={styles.picture}>
            <ThemeArt light={light} />
          </span>
          {themeWords(value)}
        </label>
      ))}
    </fieldset>
  );
}
