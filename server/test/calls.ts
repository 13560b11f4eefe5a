import { contract } from '@liora/domain/contract/index';

type Contract = typeof contract;
/** 'area.name' of every procedure. */
export type ProcedureName = {
  [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract];

interface Route {
  method?: string;
  path?: string;
}

const ROUTES = new Map<string, Route>(
  Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).map(
      ([
        name,
        {
          '~orpc': { route },
        },
      ]): [string, Route] => [`${area}.${name}`, route],
    ),
  ),
);

type Input = Record<string, unknown>;
type Call = [path: string, init: { method: string; headers: Record<string, string>; body?: string }];
const JSON_BODY = { 'content-type': 'application/json' };

/** A call as the web app makes it, for fetch(). */
export function rpcCall(name: ProcedureName, json: unknown = {}, headers: Record<string, string> = {}): Call {
  const path = `/rpc/${name.replace('.', '/')}`;
  const body = JSON.stringify({ json });
  if (ROUTES.get(name)?.method === 'GET')
    return [`${path}?data=${encodeURIComponent(body)}`, { method: 'GET', headers }];
  return [path, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body }];
}

/** A call as everybody else makes it, for fetch(). */
export function apiCall(name: ProcedureName, input: Input = {}, headers: Record<string, string> = {}): Call {
  const { method = '', path = '' } = ROUTES.get(name) ?? {};
  const rest = { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = encodeURIComponent(String(rest[part]));
    delete rest[part];
    return value;
  });
  if (method === 'GET') return [`/api${address}?${queryOf(rest)}`, { method, headers }];
  return [`/api${address}`, { method, headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(rest) }];
}

function queryOf(input: Input): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const item of value) query.append(name, String(item));
    else if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value)) query.append(`${name}[${part}]`, String(inner));
    else if (value !== undefined) query.append(name, String(value));
  }
  return query;
}
