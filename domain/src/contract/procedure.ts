import { oc } from '@orpc/contract';
import { BODY_KB } from '../limits.ts';

/** What the server's edge needs to know of a procedure before it reads anything of a call. */
export interface ProcedureMeta {
  /** The most that the body of a call may have, in kilobytes; more is refused unread (TOO_LARGE). */
  bodyKb: number;
}

type Path = `/${string}`;

const procedure = (path: Path, bodyKb: number = BODY_KB) =>
  oc.$meta<ProcedureMeta>({ bodyKb }).route({ method: 'POST', path, tags: [path.split('/', 2)[1] ?? ''] });

/** A procedure that changes something. */
export const write = (path: Path, { bodyKb }: Partial<ProcedureMeta> = {}) => procedure(path, bodyKb);

/** A procedure that changes nothing, whatever is asked. */
export const read = (path: Path) => procedure(path);

/** A procedure that changes nothing, but is asked with what must not stand in an address: a code, an e-mail, a name being typed (RUL-31). */
export const readByBody = (path: Path) => procedure(path);
