import type { Db } from '../../../db/client.ts';
import { hashOfCode } from '../invitationCode.rules.ts';
import { findIdByCode } from '../invitations.queries.ts';

/** The id of the invitation that a code opens, for a way back to it; who may see it is asked there. */
export const invitationOfCode = (db: Db, code: string): Promise<string | null> =>
  findIdByCode(db, hashOfCode(code));
