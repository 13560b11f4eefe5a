import { ensureServerBuilt } from './serverBuild.ts';
import { ensureWebBuilt } from './webBuild.ts';

await ensureWebBuilt({ isServed: true });
await ensureServerBuilt();
console.log('Built: npm start runs it, also after npm ci --omit=dev.');
