import { sql } from 'kysely';

type Alias = 'p' | 'c';

/** The photo under whose id the files of the photo `p` lie. */
export const fileOf = (alias: Alias) =>
  sql<string>`coalesce(${sql.ref(`${alias}.file_id`)}, ${sql.ref(`${alias}.id`)})`;

/** The photo `other` is another one that shows the same files. Serves: photos_pkey, photos_file. */
export const sharesFile = (alias: Alias) =>
  sql<boolean>`((other.id = ${fileOf(alias)} or other.file_id = ${fileOf(alias)}) and other.id <> ${sql.ref(`${alias}.id`)})`;

/**
 * The files of a photo are withheld where another photo shows them: by a report or a decision, not because its owner is away.
 */
export const isFileWithheld = (alias: Alias) => sql<boolean>`exists (
  select from photos other where ${sharesFile(alias)} and (other.is_reported or other.is_hidden and not exists (
    select from withdrawn_content w where w.content_type = 'photo' and w.content_id = other.id)))`;
