import { pathToFileURL } from 'node:url';
import { BUILT_SERVER, ensureServerBuilt } from './serverBuild.ts';
import { ensureWebBuilt } from './webBuild.ts';

await ensureWebBuilt({ isServed: true });
await ensureServerBuilt();
await import(pathToFileURL(BUILT_SERVER).href);
