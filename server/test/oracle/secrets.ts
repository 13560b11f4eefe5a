import type { TestDatabase } from '../database.ts';

interface Whose {
  /** Whose hidden things they are, and who says something that is not public. */
  owner: string;
  other: string;
  start: number;
}

/** Things that show photos, by kind; each of them is hidden, deleted or private. */
export interface HiddenSubjects {
  pin: string[];
  review: string[];
}

const photo = (n: number) => `00000000-0000-4000-8000-${String(401 + n).padStart(12, '0')}`;

/**
 * What besides plans, pins and reviews somebody may not know of: photos of hidden things and hidden photos of things that
 * everybody sees, what was told of a place and is not decided, and what others saved and brought along.
 */
export async function storeSecrets(
  { pool }: TestDatabase,
  subjects: HiddenSubjects & { shownReview: string },
  { owner, other, start }: Whose,
): Promise<void> {
  const at = new Date(start);
  const shown = [
    ...subjects.pin.map((id) => ['pin', id, null, false]),
    ...subjects.review.map((id) => ['review', id, 'bar', false]),
    ['review', subjects.shownReview, 'bar', true],
  ];
  for (const [n, [kind, subject, venue, hidden]] of shown.entries())
    await pool.query(
      `insert into photos (id, user_id, belongs_to, subject_id, venue_id, state, width, height, bytes, thumbhash, uploaded_at, loose_since, is_hidden)
       values ($1, $2, $3, $4, $5, 'ready', 4, 3, 1, 'aaaa', $6, null, $7)`,
      [photo(n), owner, kind, subject, venue, at, hidden],
    );
  for (const kind of ['closed', 'moved', 'wrong_hours'])
    await pool.query(
      `insert into place_proposals (place_id, kind, note, reported_by, created_at) values ('bar', $1, 'seen it', $2, $3)`,
      [kind, other, at],
    );
  await pool.query(
    `insert into saved_places (user_id, place_id, source, place_name, category, note, created_at)
     values ($1, 'cafe', 'venues', 'cafe', 'Cafe', 'nobody knows', $2)`,
    [owner, at],
  );
  await pool.query(`insert into categories (user_id, name, created_at) values ($1, 'Secret dinners', $2)`, [
    owner,
    at,
  ]);
  await pool.query(
    `insert into waiting_rows (user_id, key, name, latitude, longitude, created_at) values ($1, 'k', 'Bench', 37.7793, -122.4193, $2)`,
    [owner, at],
  );
  await pool.query(
    `insert into list_imports (user_id, id, created_at) values ($1, '00000000-0000-4000-8000-000000000500', $2)`,
    [owner, at],
  );
}
