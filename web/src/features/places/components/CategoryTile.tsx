import type { CoveredPlace } from '@liora/art/placeCover';
import type { Category } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { Link } from '@tanstack/react-router';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';

const tile = (category: Category, id: string, subcategory: string | null = null): CoveredPlace => ({
  id: `tile-${id}`,
  category,
  subcategory,
});

/** Chosen so that each tile draws the scene that says its category best. */
const TILES: Record<Category, CoveredPlace> = {
  Restaurant: tile('Restaurant', 'two'),
  Bar: tile('Bar', 'two', 'Cocktail Bar'),
  Cafe: tile('Cafe', 'one', 'Coffee Shop'),
  Dessert: tile('Dessert', 'two'),
  Entertainment: tile('Entertainment', 'two'),
  Experience: tile('Experience', 'experiences'),
  Outdoor: tile('Outdoor', 'two'),
};

/** The way into one of the seven categories. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link to="/category" search={{ name: category }} className="category-tile">
      <Cover ratio="1" art={<PlaceArt place={TILES[category]} width={84} height={84} />} />
      <span>{categoryLabels[category]}</span>
    </Link>
  );
}
