import type { IncomingMessage, ServerResponse } from 'node:http';
import { PHOTOS_PATH } from '@liora/domain/contract/photoFiles';
import { PHOTO_BODY_TIMEOUT_MS, PHOTO_CACHE_SECONDS, PHOTO_MAX_BYTES } from '@liora/domain/limits';
import { KINDS_WITH_PHOTOS } from '../../content/subjectKinds.ts';
import { UUID_PATTERN } from '../../db/uuid.ts';
import { type Deps, readingDeps } from '../../deps.ts';
import { clientNetwork } from '../../http/clientAddress.ts';
import { reply } from '../../http/reply.ts';
import { CallerGone, readBytes } from '../../http/requestBody.ts';
import { limitCalls } from '../../rateLimits/callLimits.ts';
import { ProductError } from '../../rpc/errors.ts';
import { describeFailure } from '../../rpc/failures.ts';
import { readViewer } from '../accounts/session/session.service.ts';
import { makePhoto, PHOTO_FILES, type PhotoFile } from './photoSizes.runtime.ts';
import { limitUploads, readPhoto, shownFile, storePhoto } from './photos.service.ts';
import { UploadSlots } from './uploadSlots.runtime.ts';

const OK = 200;
const NOT_MODIFIED = 304;
const METHOD_NOT_ALLOWED = 405;
const SERVED = new RegExp(`^/photos/(${UUID_PATTERN})/(\\w{1,10})$`);
/** In the browser of whoever asked, and asked for again after that: the right to see it may have ended. */
const CACHING = `private, max-age=${PHOTO_CACHE_SECONDS}`;
const LIMITS = { maxBytes: PHOTO_MAX_BYTES, timeoutMs: PHOTO_BODY_TIMEOUT_MS };

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

async function callerOf(deps: Deps, request: IncomingMessage) {
  const headers = new Headers({ cookie: request.headers.cookie ?? '' });
  const viewer = await readViewer(deps, headers);
  limitCalls({ deps, viewer, clientAddress: clientNetwork(request, deps.config) });
  return { deps, viewer };
}

const isKnown = ({ headers }: IncomingMessage, tag: string) =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);

/** GET and HEAD: who asks is looked at each time, also when they have the picture already. */
function serving(deps: Deps): Answer {
  const reading = readingDeps(deps);
  return async (request, response, url) => {
    const [, id = '', size = ''] = SERVED.exec(url.pathname) ?? [];
    const caller = await callerOf(reading, request);
    const stored = Object.hasOwn(PHOTO_FILES, size) ? await shownFile(caller, id) : null;
    if (stored === null) throw new ProductError('NOT_FOUND');
    const file = size as PhotoFile;
    // What was stored under an id never changes.
    const tag = `"${id}-${file}"`;
    response.setHeader('vary', 'cookie, authorization');
    if (isKnown(request, tag)) {
      response.writeHead(NOT_MODIFIED, { etag: tag, 'cache-control': CACHING }).end();
      return;
    }
    const bytes = await readPhoto(caller, stored, file);
    if (!bytes) throw new ProductError('NOT_FOUND');
    response.writeHead(OK, {
      etag: tag,
      'cache-control': CACHING,
      'content-type': file === 'mail' ? 'image/jpeg' : 'image/webp',
      'content-length': bytes.byteLength,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

/** POST: the picture is the body, and `for` names the kind of content that will show it. */
function uploading(deps: Deps): Answer {
  const slots = new UploadSlots();
  return async (request, response, url) => {
    const { viewer } = await callerOf(deps, request);
    if (!viewer) throw new ProductError('UNAUTHENTICATED');
    const belongsTo = url.searchParams.get('for') ?? '';
    const kind = KINDS_WITH_PHOTOS.get(belongsTo);
    if (!kind || kind.photos.copiesAlone) throw new ProductError('NOT_FOUND');
    const caller = { deps, viewer };
    const stored = await slots.hold(viewer.userId, async () => {
      await limitUploads(caller);
      const file = await readBytes(request, LIMITS);
      return storePhoto(caller, belongsTo, await slots.make(() => makePhoto(file)));
    });
    await reply(request, response, { status: OK, body: JSON.stringify(stored) });
  };
}

function otherMethod(request: IncomingMessage, response: ServerResponse, allow: string): Promise<void> {
  return reply(request, response, {
    status: METHOD_NOT_ALLOWED,
    headers: { allow },
    body: '{"code":"METHOD_NOT_SUPPORTED"}',
  });
}

/** Uploads and every size of every photo. In front of Hono: bodies are larger than others, and replies are no JSON. */
export function createPhotosHandler(deps: Deps) {
  const serve = serving(deps);
  const upload = uploading(deps);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!request.url?.startsWith(PHOTOS_PATH)) return false;
    const url = new URL(`http://localhost${request.url}`);
    const isUpload = url.pathname === PHOTOS_PATH;
    if (!isUpload && !SERVED.test(url.pathname)) return false;
    const methods = isUpload ? ['POST'] : ['GET', 'HEAD'];
    try {
      if (!methods.includes(request.method ?? '')) await otherMethod(request, response, methods.join(', '));
      else await (isUpload ? upload : serve)(request, response, url);
    } catch (caught) {
      if (caught instanceof CallerGone) throw caught;
      const { error, headers } = describeFailure(deps.log, caught);
      const body = JSON.stringify({ code: error.code, data: error.data });
      await reply(request, response, { status: error.status, headers, body });
    }
    return true;
  };
}
