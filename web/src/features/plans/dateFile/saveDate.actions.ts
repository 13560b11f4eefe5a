import { DATE_FILE_PATH } from '@liora/domain/rules/dateFile';
import { client } from '../../../lib/api.ts';
import { isOffline } from '../../../lib/isOffline.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { askServer, serverAddress } from '../../../lib/server.ts';
import { dateFileText } from './dateFile.text.ts';

/** Why there is no file: the answer's status, or null when none arrived whole. */
class NoDateFile extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super(`date file: ${status}`);
    this.status = status;
  }
}

/** Of the comment that its signature stands in. */
const END = '-->';
const LONGEST_NAME = 60;

/** 'liora-cinema-under-the-stars-2026-11-28.html'; letters of all scripts stay. */
export function dateFileName(title: string, day: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return ['liora', words, day].filter(Boolean).join('-').concat('.html');
}

/**
 * Saves a plan on one evening as a file among the downloads. What such files are checked with is asked for, too, so that a
 * device that reads without a connection has it.
 * @throws NoDateFile
 */
export async function saveDate({ id, name, evening }: { id: string; name: string; evening: Date }) {
  const query = new URLSearchParams({ plan: id, evening: evening.toISOString() });
  const answer = await askServer(serverAddress(`${DATE_FILE_PATH}?${query}`), { method: 'POST' }).catch(
    () => null,
  );
  if (!answer?.ok) throw new NoDateFile(answer?.status ?? null);
  const file = await answer.blob().catch(() => null);
  if (!file || !(await file.slice(-END.length - 1).text()).includes(END)) throw new NoDateFile(null);
  saveFile(file, name);
  void client.calendar.dateFileKey().catch(() => undefined);
}

export function noFileWords(error: Error): string {
  const status = error instanceof NoDateFile ? error.status : null;
  if (status === null) return isOffline() ? dateFileText.saveOffline : dateFileText.saveFailed;
  if (status === 401) return dateFileText.signedOut;
  if (status === 429) return dateFileText.tooMany;
  return status === 403 || status === 404 ? dateFileText.gone : dateFileText.saveFailed;
}
