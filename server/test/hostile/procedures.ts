import { contract } from '@liora/domain/contract/index';
import type * as z from 'zod';

/** A procedure as somebody sees it who has only the contract. */
export interface Procedure {
  name: string;
  rpcPath: string;
  apiPath: string;
  method: string;
  input: z.ZodType | undefined;
  /** Whoever is no admin is told NOT_FOUND before the input is looked at. */
  forAdmins: boolean;
}

interface Declared {
  '~orpc': { inputSchema?: z.ZodType; route: { path?: string; method?: string }; errorMap: object };
}

/** Every procedure of the contract: one that is declared tomorrow is among them. */
export const PROCEDURES: readonly Procedure[] = Object.entries(contract).flatMap(([area, routes]) =>
  Object.entries(routes as unknown as Record<string, Declared>).map(([name, procedure]) => {
    const { inputSchema, route, errorMap } = procedure['~orpc'];
    return {
      name: `${area}.${name}`,
      rpcPath: `/rpc/${area}/${name}`,
      apiPath: `/api${route.path}`,
      method: route.method ?? 'POST',
      input: inputSchema,
      forAdmins: 'ADMIN_UNPROVED' in errorMap,
    };
  }),
);

/** No address is long enough for names nested deeper. */
const DEEPEST = 100;

/** Rest in an address: names of nested values in brackets, as openapi.json says. */
function query(value: unknown, name = '', depth = 0): [string, string][] {
  if (value === undefined || value === null || depth > DEEPEST) return [];
  if (typeof value !== 'object') return [[name, String(value).toWellFormed()]];
  return Object.entries(value).flatMap(([key, inner]) =>
    query(
      inner,
      name === '' ? key : `${name}[${Array.isArray(value) ? '' : key}]`.replace('[]', ''),
      depth + 1,
    ),
  );
}

export interface Call {
  path: string;
  method: string;
  body: string | undefined;
}

/** The requests that ask a procedure with an input: under /rpc, and under /api. */
export const callsOf = (procedure: Procedure, input: unknown): Call[] => [
  rpcCallOf(procedure, input),
  apiCallOf(procedure, input),
];

export function rpcCallOf({ rpcPath, method }: Procedure, input: unknown): Call {
  const json = JSON.stringify({ json: input });
  if (method === 'GET')
    return { path: `${rpcPath}?data=${encodeURIComponent(json)}`, method, body: undefined };
  return { path: rpcPath, method: 'POST', body: json };
}

export function apiCallOf({ apiPath, method }: Procedure, input: unknown): Call {
  const fields = { ...(typeof input === 'object' ? input : {}) } as Record<string, unknown>;
  const path = apiPath.replace(/\{\+?(\w+)\}/g, (_all, name: string) => {
    const { [name]: value } = fields;
    delete fields[name];
    // An object may have a toString that is none.
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return encodeURIComponent(text.toWellFormed()) || '-';
  });
  if (method === 'GET')
    return { path: `${path}?${new URLSearchParams(query(fields))}`, method, body: undefined };
  return { path, method, body: JSON.stringify(apiPath.includes('{') ? fields : input) };
}
