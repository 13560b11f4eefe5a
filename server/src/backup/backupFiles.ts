import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { ExplainedError } from '../explained.ts';

/** A backup that cannot be made or used; the message says why. */
export class BackupError extends ExplainedError {}

const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** Whoever reads a backup reads e-mail addresses and password hashes. */
export const ONLY_OWNER = 0o600;

const tableContent = z.object({
  /** Schema and name, as SQL. */
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string().regex(/^[\w.-]+$/),
  rows: z.number().int(),
  /** SHA-256 of the content as PostgreSQL writes it, before compression. */
  sha256: z.string(),
});
export type TableContent = z.infer<typeof tableContent>;

const manifest = z.object({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  postgresql: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableContent),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Photos that the rows show, and how many of them lie whole in the backup. Older backups do not say. */
  photos: z.object({ shown: z.number().int(), whole: z.number().int() }).optional(),
});
export type Manifest = z.infer<typeof manifest>;

/** How many photos came back, of how many. */
export interface PhotosBack {
  back: number;
  of: number;
  /** Whether the backup itself says how many; an older one does not, and some of its rows may never have had files. */
  isKnown: boolean;
}

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content });
export const manifestFile = (folder: string) => path.join(folder, MANIFEST);

/** Passes bytes on and adds them up. */
export function digesting(): Transform & { digest(): string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return Object.assign(through, { digest: () => hash.digest('hex') });
}

/** Takes bytes and keeps none: for content that only has to be added up. */
export const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Writes what comes as a compressed file and answers its SHA-256. */
export async function writeContent(content: Readable, file: string): Promise<string> {
  const sum = digesting();
  const out = createWriteStream(file, { mode: ONLY_OWNER, flags: 'wx', flush: true });
  await pipeline(content, sum, createGzip({ level: 6 }), out);
  return sum.digest();
}

/** Reads a compressed file into `target`; refuses one whose content is not what was written. */
export async function readContent(folder: string, table: TableContent, target: Writable): Promise<void> {
  const sum = digesting();
  try {
    await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), sum, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^(?:Z_|ENOENT)/.test(code)) throw error;
    throw new BackupError(`${table.file} of the backup is damaged or missing.`, { cause: error });
  }
  if (sum.digest() !== table.sha256)
    throw new BackupError(`${table.file} of the backup is not what was written.`);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success)
    throw new BackupError(`${MANIFEST} of ${folder} is damaged, or of another version of Liora.`);
  return read.data;
}
