import { placeCover } from '@liora/art/placeCoverAtOnce';
import { makePhoto } from '../../../modules/photos/photoSizes.runtime.ts';
import { storePhoto } from '../../../modules/photos/photos.service.ts';
import { drawPng } from '../../../modules/previews/coverPng.runtime.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { placeIdOf } from '../placeRows.ts';
import { DEMO_PLACES } from '../places/demoPlaces.ts';
import type { DemoPlace } from '../types.ts';
import { PAIR_MEMORIES } from './memories.data.ts';

/** Enough for a screen, and soon drawn. */
const WIDTH = 900;
const HEIGHT = 675;

const places = new Map(DEMO_PLACES.map((place) => [place.slug, place]));

const coverOf = ({ slug, category, subcategory, kind, cuisine }: DemoPlace) => ({
  id: placeIdOf(slug),
  category,
  subcategory,
  types: [kind, cuisine].flatMap((type) => type ?? []),
});

/** The cover of a place as somebody's upload: the only pictures that the demo city may show as theirs. Its id. */
async function uploadCover(caller: SignedInCaller, slug: string): Promise<string> {
  const place = places.get(slug);
  if (!place) throw new Error(`A memory of the pair shows an unknown place: ${slug}`);
  const svg = placeCover({ ...coverOf(place), width: WIDTH, height: HEIGHT });
  const png = await drawPng(svg, WIDTH);
  if (!png) throw new Error('A picture of the pair was not drawn');
  return (await storePhoto(caller, 'memory', await makePhoto(png))).id;
}

/** Uploads of the pictures of all memories, by memory and in their order. */
export async function uploadPictures(
  by: Record<'nora' | 'hugo', SignedInCaller>,
): Promise<Map<string, string[]>> {
  const uploads = PAIR_MEMORIES.map(async (memory) => {
    const ids = await Promise.all(memory.pictures.map(([slug]) => uploadCover(by[memory.by], slug)));
    return [memory.at, ids] as const;
  });
  return new Map(await Promise.all(uploads));
}
