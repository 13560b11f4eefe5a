import { sql } from 'kysely';

type Alias = 'p' | 'c';

/** The photo under whose id the files of the photo `p` lie. */
export const fileOf = (alias: Alias) =>
  sql<string>`coalesce(${sql.ref(`${alias}.file_id`)}, ${sql.ref(`${alias}.id`)})`;

/** The photo `other` is another one that shows the same files. Serves: photos_pkey, photos_file. */
export const sharesFile = (alias: Alias) =>
  sql<boolean>`((other.id = ${fileOf(alias)} or other.file_id = ${fileOf(alias)}) and other.id <> ${sql.ref(`${alias}.id`)})`;

/** A photo is withheld by a report or a decision, not only hidden because its owner is away. */
export const isWithheldItself = (alias: Alias | 'other') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('is_reported')} or ${column('is_hidden')} and not exists (
    select from withdrawn_content w where w.content_type = 'photo' and w.content_id = ${column('id')}))`;
};

/** The files of a photo are withheld where another photo shows them. */
export const isFileWithheld = (alias: Alias) =>
  sql<boolean>`exists (select from photos other where ${sharesFile(alias)} and ${isWithheldItself('other')})`;
