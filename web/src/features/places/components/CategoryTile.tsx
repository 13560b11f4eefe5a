import type { Category } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { Link } from '@tanstack/react-router';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';

/** Ids chosen so that each tile draws the scene that says its category best. */
const TILE_IDS: Record<Category, string> = {
  Restaurant: 'tile-dinner',
  Bar: 'tile-drinks',
  Cafe: 'tile-coffee',
  Dessert: 'tile-dessert',
  Entertainment: 'tile-shows',
  Experience: 'tile-experiences',
  Outdoor: 'tile-outdoors',
};

/** The way into one of the seven categories. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link to="/category" search={{ name: category }} className="category-tile">
      <Cover
        ratio="1"
        art={<PlaceArt place={unknownPlace(TILE_IDS[category], category)} width={84} height={84} />}
      />
      <span>{categoryLabels[category]}</span>
    </Link>
  );
}
