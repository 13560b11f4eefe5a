import { attack } from '../../../server/test/hostile/attack.ts';
import { PROCEDURES } from '../../../server/test/hostile/procedures.ts';
import type { Bench } from '../bench.ts';
import { firstCellsOf } from '../results.ts';
import { againstNode, type Target } from './againstNode.ts';
import { importFiles } from './importFiles.ts';
import { noteProgress, type Row, readProgress } from './progress.ts';
import { report, show } from './report.ts';
import { routes } from './routes.ts';
import { uploads } from './uploads.ts';

/** Inputs of each procedure in all: as three kinds of callers, in two protocols. */
const INPUTS = 10_000;
const WAYS = 6;
const SEED = 8;
const HOW =
  'Inputs generated from the schemas of the contract, valid ones, ones spoilt in one place and nonsense, with a list of what broke something somewhere once, sent to every procedure as a visitor, a member and an admin, under /rpc and /api.';

/** What is no procedure. */
const OTHER_AREAS: Record<string, (inputs: number) => Promise<string | null>> = {
  uploads,
  'import-files': importFiles,
  routes,
};

/** The procedures that no other kept result names. */
const NEW = 'new';

type Procedures = typeof PROCEDURES;

async function run(options: Record<string, string>): Promise<string | null> {
  const { area, inputs: wanted = INPUTS, resume } = options;
  const part = area ?? 'all';
  const other = OTHER_AREAS[part];
  if (other) return other(Number(wanted));
  const procedures = await proceduresOf(area);
  if (procedures.length === 0) {
    console.error(`No procedures of '${area}'.`);
    return null;
  }
  const inputs = Math.max(1, Math.ceil(Number(wanted) / WAYS));
  const rows = await readProgress(part, inputs, resume !== undefined);
  const done = new Set(rows.map(({ name }) => name));
  for (const row of rows) show(row);
  const left = procedures.filter(({ name }) => !done.has(name));
  if (left.length > 0)
    rows.push(...(await againstNode(part, (target) => attackAll(left, { part, inputs }, target))));
  const found = procedures.flatMap(({ name }) => rows.filter((row) => row.name === name));
  return report(area ? `Hostile inputs: ${area}` : 'Hostile inputs', HOW, found);
}

async function proceduresOf(area: string | undefined): Promise<Procedures> {
  if (area !== NEW) return PROCEDURES.filter(({ name }) => !area || name.startsWith(`${area}.`));
  const kept = await firstCellsOf(/^hostile(?!-new)/);
  return PROCEDURES.filter(({ name }) => !kept.has(name));
}

async function attackAll(
  procedures: Procedures,
  { part, inputs }: { part: string; inputs: number },
  { site, world, memory }: Target,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const procedure of procedures) {
    const began = performance.now();
    const outcome = await attack(procedure, { site, ...world, inputs, seed: SEED });
    const ms = performance.now() - began;
    const row = { name: procedure.name, outcome, memory: await memory(), ms };
    await noteProgress(part, inputs, row);
    rows.push(row);
    show(row);
  }
  return rows;
}

export const bench: Bench = {
  usage: 'hostile [--area pins|new|uploads|import-files|routes] [--inputs 10000] [--resume]',
  resultName: ({ area }) => (area ? `hostile-${area}` : 'hostile'),
  run,
};
