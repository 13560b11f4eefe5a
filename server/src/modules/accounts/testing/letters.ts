import type { TestDatabase } from '../../../../test/database.ts';
import type { Deps } from '../../../deps.ts';
import { sendAllMail } from './mailWork.ts';

interface Letter {
  subject: string;
  body: string;
}

/** Every letter that somebody has got by now, the oldest first. */
export async function lettersTo(database: TestDatabase, deps: Deps, recipient: string): Promise<Letter[]> {
  await sendAllMail(deps);
  const { rows } = await database.pool.query<Letter>(
    'select subject, body from local_mails where recipient = $1 order by id',
    [recipient],
  );
  return rows;
}

export async function subjectsTo(database: TestDatabase, deps: Deps, recipient: string): Promise<string[]> {
  return (await lettersTo(database, deps, recipient)).map(({ subject }) => subject);
}

/** The token in the newest letter of a subject; '' when there is none. */
export async function tokenFor(
  database: TestDatabase,
  deps: Deps,
  { recipient, subject }: { recipient: string; subject: string },
): Promise<string> {
  const letters = await lettersTo(database, deps, recipient);
  const { body = '' } = letters.findLast((letter) => letter.subject === subject) ?? {};
  return /[?&]token=([\w-]+)/.exec(body)?.[1] ?? '';
}
