import { type DateSheet, dateSheet } from '@liora/domain/contract/dateSheet';
import { DATE_FILE_MAX_BYTES } from '@liora/domain/limits';
import { type SignedParts, signedParts } from '@liora/domain/rules/dateFile';
import { client } from '../../../lib/api.ts';
import { dateFileText } from './dateFile.text.ts';

export interface SavedDate {
  sheet: DateSheet;
  /** Addresses that begin with data: of the cover, the map, and of each stop by its number. */
  pictures: ReadonlyMap<string, string>;
}

/** What a file is, and why it is not shown; words for the reader. */
export class NotShown extends Error {}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
/** Room for a signature, and for what a program adds at the end. */
const SLACK_BYTES = 1000;

/**
 * Reads a saved date, and shows it only when its signature is that of this server.
 * @throws NotShown
 */
export async function openDate(file: Blob): Promise<SavedDate> {
  if (file.size > DATE_FILE_MAX_BYTES + SLACK_BYTES) throw new NotShown(dateFileText.tooLarge);
  const parts = signedParts(await file.text());
  if (!parts) throw new NotShown(dateFileText.noDate);
  if (!(await isGenuine(parts))) throw new NotShown(dateFileText.changed);
  const sheet = dateSheet.safeParse(parts.sheet);
  if (!sheet.success) throw new NotShown(dateFileText.later);
  return { sheet: sheet.data, pictures: picturesIn(parts.page) };
}

async function isGenuine({ page, signature }: SignedParts): Promise<boolean> {
  // Not there on pages that are not secure.
  if (!globalThis.crypto?.subtle) throw new NotShown(dateFileText.cannot);
  const jwk = await client.calendar.dateFileKey().catch(() => {
    throw new NotShown(dateFileText.noKey);
  });
  const key = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['verify']);
  const how = { ...CURVE, hash: 'SHA-256' };
  return crypto.subtle.verify(how, key, bytesOf(signature), new TextEncoder().encode(page));
}

/** Of base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const PICTURE = /data-of="(\w+)" src="(data:image\/[^"]+)"/g;

/** As the server writes them: a browser that parsed the page would complain of its styles. */
const picturesIn = (page: string): Map<string, string> =>
  new Map([...page.matchAll(PICTURE)].map(([, of = '', address = '']) => [of, address]));
