import { oc } from '@orpc/contract';
import { BODY_KB } from '../limits.ts';

/** What the server's edge needs to know of a procedure before it reads anything of a call. */
export interface ProcedureMeta {
  /** The most that the body of a call may have, in kilobytes; more is refused unread (TOO_LARGE). */
  bodyKb: number;
  /** The reply is about whoever asks, also a visitor: no cache between may keep it. */
  personal: boolean;
}

type Path = `/${string}`;
/** How something is changed under /api; under /rpc it is always POST. */
type Writing = 'POST' | 'PUT' | 'DELETE';

const procedure = (method: 'GET' | Writing, path: Path, meta: Partial<ProcedureMeta> = {}) =>
  oc
    .$meta<ProcedureMeta>({ bodyKb: BODY_KB, personal: false, ...meta })
    .route({ method, path, tags: [path.split('/', 2)[1] ?? ''] });

/** A procedure that changes something. */
export const write = (path: Path, { bodyKb, method = 'POST' }: { bodyKb?: number; method?: Writing } = {}) =>
  procedure(method, path, { ...(bodyKb && { bodyKb }) });

/**
 * A procedure that changes nothing, whatever is asked: its input stands in the address. So it holds nothing that must not
 * be kept where addresses are kept (RUL-31), and the longest fits ADDRESS_MAX_CHARS; a test has both.
 */
export const read = (path: Path, { personal = false } = {}) => procedure('GET', path, { personal });

/** A procedure that changes nothing, but is asked with what must not stand in an address: a code, an e-mail, a name being typed (RUL-31). */
export const readByBody = (path: Path, bodyKb?: number) =>
  procedure('POST', path, { ...(bodyKb && { bodyKb }) });
