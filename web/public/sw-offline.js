// Opens the app without a connection, for who asked for that: it keeps the files of the app, never anything of a person.
(() => {
  const worker = self;
  const { version, files, served } = worker.LIORA_FILES;
  const PREFIX = 'liora-files-';
  const OURS = PREFIX + version;
  const PAGE = '/index.html';
  // So long a page waits for a network that says nothing, before the kept app is opened.
  const PATIENCE_MS = 5000;
  const AT_ONCE = 6;
  const ASSETS = '/assets/';

  const versions = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

  /** The name of an asset tells what is in it: an older version's is the same. All else is asked for anew. */
  const fetched = async (file) => {
    const known = file.startsWith(ASSETS) ? await caches.match(file, { ignoreVary: true }) : undefined;
    const answer = known ?? (await fetch(file, { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${file} is not there`);
    return answer;
  };

  /** A page of another release than these files would not open. */
  const namesOnlyOurs = async (answer) => {
    const named = (await answer.text()).match(/\/assets\/[\w./-]+/g) ?? [];
    return named.every((file) => files.includes(file));
  };

  // How often they were to be forgotten: what was begun before stops.
  let forgotten = 0;
  // Keeping and forgetting come one after the other.
  let turn = Promise.resolve();
  const withLock = (work) => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const fill = async (isWanted = () => true) => {
    if (files.length === 0 || !isWanted()) return;
    const cache = await caches.open(OURS);
    const page = await fetched(PAGE);
    if (!(await namesOnlyOurs(page.clone()))) throw new Error('the page is of another release');
    const missing = [];
    for (const file of files) if (!(await cache.match(file, { ignoreVary: true }))) missing.push(file);
    const next = async () => {
      for (let file = missing.pop(); file && isWanted(); file = missing.pop())
        await cache.put(file, await fetched(file));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    if (!isWanted()) return;
    // Last: with it the app opens.
    await cache.put(PAGE, page);
  };
  const isKept = async () => Boolean(await caches.match(PAGE, { cacheName: OURS, ignoreVary: true }));
  const forget = async (names) => {
    for (const name of names) await caches.delete(name);
  };

  const LOOKS = 50;
  const LOOKS_IN_VAIN = 5;
  const BETWEEN_LOOKS_MS = 200;
  /** Chromium brings back an empty one that a page was still reading from: they are gone once none is seen for a second. */
  const forgetAll = async () => {
    for (let look = 0, inVain = 0; look < LOOKS && inVain < LOOKS_IN_VAIN; look += 1) {
      const names = await versions();
      inVain = names.length === 0 ? inVain + 1 : 0;
      await forget(names);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
  };

  // A new version stands before the old one goes, and waits until no page of the old one is open.
  worker.addEventListener('install', (event) => {
    event.waitUntil(versions().then((kept) => (kept.length > 0 ? fill() : undefined)));
  });
  worker.addEventListener('activate', (event) => {
    const clear = async () => {
      if (await isKept()) await forget((await versions()).filter((name) => name !== OURS));
    };
    event.waitUntil(clear());
  });
  worker.addEventListener('message', (event) => {
    const { data, ports } = event;
    const before = forgotten;
    const asked = {
      'liora:keep-files': () => fill(() => before === forgotten),
      'liora:forget-files': forgetAll,
    }[data?.type];
    if (!asked) return;
    if (data.type === 'liora:forget-files') forgotten += 1;
    const done = withLock(asked).then(
      () => true,
      () => false,
    );
    event.waitUntil(done.then((isDone) => ports[0]?.postMessage({ isDone })));
  });

  const isPage = ({ pathname }) =>
    !/\.[^/]+$/.test(pathname) &&
    !served.some((path) => pathname === path || pathname.startsWith(`${path}/`));

  /** The kept page says that it is one: the app then begins with what was kept of its reader. */
  const keptPage = async () => {
    const kept = await caches.match(PAGE, { cacheName: OURS, ignoreVary: true });
    if (!kept) return undefined;
    const headers = new Headers(kept.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
    const html = (await kept.text()).replace('<html ', '<html data-offline ');
    return new Response(html, { headers });
  };

  const page = async (request) => {
    const network = fetch(request);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    const answer = await Promise.race([network, late]).catch(() => undefined);
    return answer ?? (await keptPage()) ?? network;
  };
  /** Only an asset is the same for ever under its name. */
  const file = async (request) => {
    const kept = () => caches.match(request, { ignoreVary: true });
    if (new URL(request.url).pathname.startsWith(ASSETS)) return (await kept()) ?? fetch(request);
    return fetch(request).catch(async (error) => (await kept()) ?? Promise.reject(error));
  };

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    if (request.mode === 'navigate') {
      if (isPage(url)) event.respondWith(page(request));
    } else if (files.includes(url.pathname)) {
      event.respondWith(file(request));
    }
  });
})();
