import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { reference } from '../../../tools/reference.ts';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { ROOT } from '../results.ts';

const DATA = reference('data');

/** Real files in the order in which they are imported, all into one database that is empty at first. */
const IMPORTS = [
  { title: 'San Francisco, into an empty database', file: 'sf-downtown-2023/sf-downtown.osm.pbf' },
  { title: 'Monaco, beside it', file: 'monaco-series/monaco-2025-02-15.osm.pbf' },
  { title: 'Monaco, eight months later', file: 'monaco-series/monaco-2025-10-23.osm.pbf' },
  { title: 'Monaco, five months later', file: 'monaco-series/monaco-2026-03-09.osm.pbf' },
  { title: 'Boulder, from Overture', file: 'boulder-overture-2026/places.parquet' },
];

/** What the importer says of real files, word by word. */
export const bench: Bench = {
  usage: 'npm run bench -- imports',
  async run() {
    if (!DATA.isThere) {
      console.error(`The real files are missing${DATA.skipped}.`);
      return null;
    }
    const database = await openBenchDatabase('imports', { fresh: true });
    try {
      const reports = IMPORTS.map(({ title, file }) => `## ${title}\n\n${reportOf(file, database.url)}\n`);
      return `# Imports of real files\n\nWritten by \`npm run bench -- imports\`.\n\n${reports.join('\n')}`;
    } finally {
      await database.stop();
    }
  },
};

function reportOf(file: string, databaseUrl: string): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['server/src/import.ts', path.join(DATA.path, file)],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  if (status !== 0) throw new Error(`${file}: ${stderr || stdout}`);
  return `\`\`\`\n$ npm run import -- ${path.basename(file)}\n${stdout.trim()}\n\`\`\``;
}
