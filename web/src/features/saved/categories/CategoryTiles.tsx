import type { SavedOverview } from '@liora/domain/contract/saved';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { savedText } from '../saved.text.ts';
import styles from './categories.module.css';

type Covers = SavedOverview['uncategorized']['covers'];

/** Two lines on a desktop; the rest on demand. */
const FIRST = 9;

interface CategoryTilesProps {
  overview: SavedOverview;
  onNew: () => void;
}

/** The categories with the last places of each as their cover, Uncategorized last (RUL-105, SAVE-06). */
export function CategoryTiles({ overview: { categories, uncategorized }, onNew }: CategoryTilesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? categories : categories.slice(0, FIRST);
  const hidden = categories.length - shown.length;
  return (
    <>
      <ul className={styles.tiles} aria-label={savedText.categories}>
        {shown.map(({ id, name, count, covers }) => (
          <li key={id} className={styles.tile}>
            <Tile to={id} name={name} count={count} covers={covers} />
          </li>
        ))}
        {uncategorized.count > 0 && (
          <li className={styles.tile}>
            <Tile
              to="uncategorized"
              name={savedText.uncategorized}
              count={uncategorized.count}
              covers={uncategorized.covers}
            />
          </li>
        )}
        <li>
          <button type="button" className={`${styles.new} w-full`} onClick={onNew}>
            <Plus aria-hidden="true" />
            {savedText.newCategory}
          </button>
        </li>
      </ul>
      {hidden > 0 && (
        <Button variant="text" className="mt-3 -ml-4" onClick={() => setAll(true)}>
          {savedText.moreCategories(hidden)}
        </Button>
      )}
    </>
  );
}

function Tile({ to, name, count, covers }: { to: string; name: string; count: number; covers: Covers }) {
  return (
    <>
      <div className={styles.mosaic} aria-hidden="true">
        {covers.map((place, i) => (
          <Cover
            key={place.id}
            art={<PlaceArt place={place} width={i ? 120 : 220} height={i ? 120 : 240} />}
          />
        ))}
      </div>
      <div>
        <Link
          to="."
          search={(before: object) => ({ ...before, category: to })}
          className={`${styles.link} place-name block truncate`}
        >
          {name}
        </Link>
        <p className="text-caption text-ink-2">{savedText.placesIn(count)}</p>
      </div>
    </>
  );
}
