import { runBrowserTests } from './browserTests.ts';
import { succeeded, summaryLine } from './counts.ts';
import { ensureWebBuilt } from './webBuild.ts';

await ensureWebBuilt();
const counts = await runBrowserTests(process.argv.slice(2));
console.log(`\n${summaryLine(counts)}`);
process.exit(succeeded(counts) ? 0 : 1);
