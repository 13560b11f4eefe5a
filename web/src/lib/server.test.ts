import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SESSION_HEADER } from '@liora/domain/contract/session';
import { afterEach, expect, test, vi } from 'vitest';
import { askServer, serverAddress } from './server.ts';
import { testStorage } from './testing/testStorage.ts';

afterEach(() => vi.unstubAllGlobals());

function appFrom(server: string): Request[] {
  const asked: Request[] = [];
  const content = { getAttribute: () => server };
  vi.stubGlobal('document', { querySelector: () => (server ? content : null) });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', testStorage(kept));
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    const token = new URL(request.url).searchParams.get('gives');
    return new Response('', { headers: token === null ? {} : { [SESSION_HEADER]: token } });
  });
  return asked;
}

test('an app of another origin asks the server that its page names, with the token it was given and no cookie', async () => {
  const asked = appFrom('https://liora.example');
  expect(serverAddress('/plan/1')).toBe('https://liora.example/plan/1');
  expect(serverAddress('https://tiles.example/style.json')).toBe('https://tiles.example/style.json');
  await askServer(serverAddress('/rpc/a?gives=secret'));
  await askServer(serverAddress('/rpc/b'));
  await askServer(serverAddress('/rpc/c?gives='));
  await askServer(serverAddress('/rpc/d'));
  const sent = asked.map(({ headers, credentials }) => [headers.get('authorization'), credentials]);
  expect(sent).toEqual([
    [null, 'omit'],
    ['Bearer secret', 'omit'],
    ['Bearer secret', 'omit'],
    [null, 'omit'],
  ]);
  expect(asked.slice(1).some(({ url }) => url.includes('secret'))).toBe(false);
});

test('only one place knows where the server is', () => {
  const src = path.resolve(import.meta.dirname, '..');
  const own = ['lib/server.ts', 'lib/live/live.ts', 'app/dev/stage.ts'];
  const files = globSync('**/*.{ts,tsx}', { cwd: src })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !own.includes(file));
  const KNOWS = /location\.origin|new EventSource\(|(?<![\w.])fetch\((?!\))|new WebSocket\(|sendBeacon\(/;
  const knowing = files.filter((file) => KNOWS.test(readFileSync(path.join(src, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(knowing).toEqual(['map/basemap/loadBasemap.ts']);
});
