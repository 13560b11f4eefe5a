import type { Category } from '../category.ts';

/**
 * The scenes of each category by name, one file each. A place finds its scene by position and count, so a longer list
 * changes covers: add at the end, and only together with a new salt in `placeCover`.
 */
export const SCENE_NAMES = {
  Restaurant: ['tableForTwo', 'trattoria', 'stillLife', 'openKitchen', 'pergola'],
  Bar: ['theGlass', 'backBar', 'pendants', 'rooftop', 'cellar'],
  Cafe: ['flatWhite', 'morningWindow', 'bistro', 'espressoBar', 'pastryCase'],
  Dessert: ['scoops', 'cakeStand', 'tubs', 'macarons', 'chocolatier'],
  Entertainment: ['stage', 'openAirCinema', 'record', 'marquee', 'piano'],
  Experience: ['colonnade', 'galleryWall', 'vessels', 'palmHouse', 'lanterns'],
  Outdoor: ['hills', 'water', 'garden', 'bridge', 'cove', 'market'],
} as const satisfies Record<Category, readonly string[]>;
