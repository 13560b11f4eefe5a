import type { IncomingMessage, ServerResponse } from 'node:http';
import { contract } from '@liora/domain/contract/index';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { reply } from '../http/reply.ts';

const PATH = '/api/openapi.json';
const LIST = { style: 'form', explode: true };
const READING = ['GET', 'HEAD'];

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]>['get'];

/** Lists of an address repeat their name, also lists of one; nothing stands there unescaped. */
function describeQuery(operation: Operation): void {
  for (const parameter of operation?.parameters ?? []) {
    if (!('in' in parameter) || parameter.in !== 'query') continue;
    delete parameter.allowReserved;
    delete parameter.allowEmptyValue;
    const { schema } = parameter;
    if (schema && 'type' in schema && schema.type === 'array') Object.assign(parameter, LIST);
  }
}

async function generate(): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Liora', version: '0.1.0' },
    // Relative: whoever reads the document knows where they got it from.
    servers: [{ url: '/api' }],
  });
  for (const { get } of Object.values(document.paths ?? {}).filter((path) => path !== undefined))
    describeQuery(get);
  return JSON.stringify(document);
}

/** `GET /api/openapi.json`: the contract for everybody else's tools, made once; `false` for other addresses. */
export function apiDocument() {
  let document: Promise<string> | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url !== PATH) return false;
    if (!READING.includes(request.method ?? '')) {
      await reply(request, response, {
        status: 405,
        headers: { allow: READING.join(', ') },
        body: '{"error":"this document can only be read"}',
      });
      return true;
    }
    document ??= generate();
    await reply(request, response, { status: 200, body: await document, caching: 'public, no-cache' });
    return true;
  };
}
