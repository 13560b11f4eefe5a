import { outlinedNumeral } from '@liora/art/outlinedNumeral';
import { placeCover } from '@liora/art/placeCoverAtOnce';
import { planCover } from '@liora/art/planCover';
import { photoAddress } from '@liora/domain/contract/photoFiles';
import type { Photo } from '@liora/domain/contract/photos';
import type { SharedMemory } from '@liora/domain/contract/sharedMemories';
import { formatDay } from '@liora/domain/i18n/formatDay';
import type { Language } from '@liora/domain/i18n/languages';
import { kindName } from '@liora/domain/rules/shownNames';
import type { Deps } from '../../deps.ts';
import { inLanguage } from '../../language.ts';
import type { Caller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { readByCode } from '../invitations/read/readInvitations.service.ts';
import { readShared } from '../memories/shared/open.service.ts';
import { photosOfPlace } from '../photos/placePhotos.service.ts';
import { lookUpPlace } from '../places/places.service.ts';
import { getPlan } from '../plans/plans.service.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './coverPng.runtime.ts';
import { type Preview, type PreviewImage, shortened } from './preview.rules.ts';
import { previewText } from './previews.text.ts';

const SIZE = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, light: 'day' as const };

/** What the address of something says to a link preview, and the drawing of its picture. */
export interface Shared {
  preview: Preview;
  /** Null where the picture itself would tell what is locked. */
  svg: string | null;
}

/** Whoever holds the address, and the language that they read. */
interface PreviewReader {
  deps: Deps;
  language: Language;
}

/** Previews are for whoever holds the address: always as a visitor sees it, whoever asks (RUL-91). */
const asVisitor = ({ deps }: PreviewReader): Caller => ({ deps, viewer: null });

const drawn = (name: string): PreviewImage => ({
  address: `/preview/${name}.png`,
  type: 'image/png',
  width: PREVIEW_WIDTH,
  height: PREVIEW_HEIGHT,
});

/** Served by the route that asks each time who may see it: a photo that is withheld is no preview any more. */
const photographed = ({ id, width, height }: Photo): PreviewImage => ({
  address: photoAddress(id, 'large'),
  type: 'image/webp',
  width,
  height,
});

const HIDDEN: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVITATION_INVALID', 'MEMORY_NOT_FOUND']);

async function unlessHidden<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ProductError && HIDDEN.has(error.code)) return null;
    throw error;
  }
}

/** A visible plan with its cover; a Privé plan with its cut title alone; null for anything else. */
export async function sharedPlan(reader: PreviewReader, id: string): Promise<Shared | null> {
  const found = await unlessHidden(() => getPlan(asVisitor(reader), id));
  if (!found) return null;
  const { plan } = found;
  if (found.kind === 'unpublished') return null;
  if (found.kind === 'locked') {
    const description = inLanguage(reader.language, () => previewText.locked);
    return { preview: { title: plan.title, description, image: null }, svg: null };
  }
  const { title, description, places, location_name, theme, creator } = found.plan;
  const facts = inLanguage(reader.language, () =>
    location_name
      ? previewText.planIn(places.length, location_name, creator.username)
      : previewText.plan(places.length, creator.username),
  );
  return {
    preview: { title, description: shortened(description || facts), image: drawn(`plan/${plan.id}`) },
    svg: planCover({
      id: plan.id,
      theme,
      stops: places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
      numeral: outlinedNumeral,
      ...SIZE,
    }),
  };
}

type Place = NonNullable<Awaited<ReturnType<typeof lookUpPlace>>>;

const coverOf = ({ ref: id, category, subcategory, types }: Place) => ({ id, category, subcategory, types });

function factsOfPlace({ subcategory, category, address, locality, description }: Place): string {
  const kind = kindName(subcategory ?? category);
  const where = address ?? locality;
  const facts = where ? previewText.place(kind, where) : kind;
  return description ? previewText.described(facts, description) : facts;
}

/** A place that everybody may see, with the newest photo of it that everybody may see; null for anything else. */
export async function sharedPlace(reader: PreviewReader, id: string): Promise<Shared | null> {
  const visitor = asVisitor(reader);
  const place = await lookUpPlace(visitor, id);
  if (!place) return null;
  const [photo] = await photosOfPlace(visitor, place.ref);
  return {
    preview: {
      title: place.name,
      description: shortened(inLanguage(reader.language, () => factsOfPlace(place))),
      image: photo ? photographed(photo) : drawn(`place/${encodeURIComponent(place.ref)}`),
    },
    svg: placeCover({ ...coverOf(place), ...SIZE }),
  };
}

/** The list of the plans that stop at a place: as the place itself, under its own title. */
export async function sharedPlansOfPlace(reader: PreviewReader, id: string): Promise<Shared | null> {
  const place = await sharedPlace(reader, id);
  if (!place) return null;
  const title = inLanguage(reader.language, () => previewText.plansAt(place.preview.title));
  return { ...place, preview: { ...place.preview, title } };
}

/**
 * Who asks, and where to; null for a code that leads nowhere. When, and what they wrote, is for whoever opens it. Reading
 * spends nothing (RUL-108).
 */
export async function sharedInvitation(reader: PreviewReader, code: string): Promise<Shared | null> {
  const found = await unlessHidden(() => readByCode(asVisitor(reader), code));
  if (!found) return null;
  const { sender, venue_name } = found.invitation;
  const title = inLanguage(reader.language, () => previewText.invitation(sender.username));
  return { preview: { title, description: shortened(venue_name), image: null }, svg: null };
}

function factsOfMemory({ date_completed, rating, reflection }: SharedMemory): string {
  const facts = previewText.memory(formatDay(date_completed, { dateStyle: 'long' }), rating);
  return reflection ? previewText.described(facts, reflection) : facts;
}

/** The five facts of a shared memory; null for a code that leads nowhere. Reading spends nothing (RUL-108). */
export async function sharedMemory(reader: PreviewReader, code: string): Promise<Shared | null> {
  const found = await unlessHidden(() => readShared(asVisitor(reader), code));
  if (!found) return null;
  const [photo] = found.memory_photos;
  const description = shortened(inLanguage(reader.language, () => factsOfMemory(found)));
  const preview = { title: found.place_name, description, image: photo ? photographed(photo) : null };
  return { preview, svg: null };
}
