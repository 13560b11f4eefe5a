import type { IncomingMessage, ServerResponse } from 'node:http';
import { contract } from '@liora/domain/contract/index';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { reply } from '../http/reply.ts';

const PATH = '/api/openapi.json';
const READING = ['GET', 'HEAD'];

async function generate(): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Liora', version: '0.1.0' },
    // Relative: whoever reads the document knows where they got it from.
    servers: [{ url: '/api' }],
  });
  return JSON.stringify(document);
}

/** `GET /api/openapi.json`: the contract for everybody else's tools, made once; `false` for other addresses. */
export function apiDocument() {
  let document: Promise<string> | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url !== PATH) return false;
    if (!READING.includes(request.method ?? '')) {
      reply(request, response, {
        status: 405,
        headers: { allow: READING.join(', ') },
        body: '{"error":"this document can only be read"}',
      });
      return true;
    }
    document ??= generate();
    reply(request, response, { status: 200, body: await document });
    return true;
  };
}
