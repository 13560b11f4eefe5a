import { ensureWebBuilt } from './webBuild.ts';

await ensureWebBuilt();
await import('../server/src/main.ts');
