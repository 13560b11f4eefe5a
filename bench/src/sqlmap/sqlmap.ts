import { fittingInputs } from '../../../server/test/hostile/arbitraries.ts';
import { apiCallOf, type Call, PROCEDURES, type Procedure } from '../../../server/test/hostile/procedures.ts';
import type { World } from '../../../server/test/hostile/world.ts';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { againstNode } from '../hostile/againstNode.ts';
import { noteProgressRow, readProgressFile } from '../progressFile.ts';
import { findsAnInjection } from './control.ts';
import { type Scan, scan, sqlmapVersion } from './scan.ts';

const NAME = 'sqlmap';

/** What was found in one procedure. */
interface Scanned extends Scan {
  name: string;
  /** The contract takes the request that was tried; of one that it refuses nothing reaches a statement. */
  fits: boolean;
}

/** Of so many inputs that fit the one with most fields is sent: sqlmap tries those that are there. */
const SAMPLES = 200;
const SEED = 8;

async function run(options: Record<string, string>): Promise<string | null> {
  const version = await sqlmapVersion();
  if (version === null) {
    console.error('sqlmap is not installed: apt-get install sqlmap');
    return null;
  }
  const { area, resume } = options;
  const procedures = PROCEDURES.filter(({ input, name }) => input && (!area || name.startsWith(`${area}.`)));
  const rows = await readProgressFile<Scanned>(NAME, resume !== undefined);
  const done = new Set(rows.map(({ name }) => name));
  const left = procedures.filter(({ name }) => !done.has(name));
  if (!(await holdsAgainstControl())) {
    console.error('sqlmap did not find the injection that was put there for it.');
    return null;
  }
  if (left.length > 0)
    await againstNode('sqlmap', async ({ site, world }) => {
      for (const procedure of left) rows.push(await scanProcedure(procedure, site, world));
    });
  return report(version, procedures, rows);
}

async function holdsAgainstControl(): Promise<boolean> {
  const database = await openBenchDatabase('sqlmap-control', { fresh: true });
  try {
    return await findsAnInjection(database.pool);
  } finally {
    await database.stop();
  }
}

async function scanProcedure(procedure: Procedure, site: string, world: World): Promise<Scanned> {
  // Anew for each: some procedures end sessions.
  const [, member, admin] = await world.callers();
  const cookie = procedure.forAdmins ? admin : member;
  const { call, fits } = fullestCall(procedure, world);
  const { parameters, findings } = await scan(site, call, cookie);
  const row: Scanned = { name: procedure.name, fits, parameters, findings };
  console.log(`${row.name}: ${parameters} parameters, ${findings.length} findings`);
  for (const finding of findings) console.log(`    ${finding}`);
  await noteProgressRow(NAME, row);
  return row;
}

const leaves = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + leaves(inner), 0)
    : 1;

/** What sqlmap finds the parameters of by expressions of its own. */
const oddities = (value: unknown) => JSON.stringify(value).replace(/[\w\s.,:@{}[\]"-]/g, '').length;

function fullestCall(procedure: Procedure, { known }: World): { call: Call; fits: boolean } {
  if (!procedure.input) throw new Error(`${procedure.name} takes nothing.`);
  const { input: schema } = procedure;
  const inputs = fittingInputs(schema, known, SAMPLES, SEED);
  const accepted = inputs.filter((one) => schema.safeParse(one).success);
  const [input] = (accepted.length > 0 ? accepted : inputs).sort(
    (a, b) => leaves(b) - leaves(a) || oddities(a) - oddities(b),
  );
  const call = apiCallOf(procedure, input);
  // What stands in the path is a parameter as well.
  const path = procedure.apiPath.includes('{') ? call.path.replace(/(?=\?|$)/, '*') : call.path;
  return { call: { ...call, path }, fits: accepted.length > 0 };
}

function report(version: string, procedures: readonly Procedure[], rows: readonly Scanned[]): string | null {
  const asked = new Set(procedures.map(({ name }) => name));
  const scanned = rows.filter(({ name }) => asked.has(name));
  const findings = scanned.flatMap((row) => row.findings.map((finding) => `${row.name}: ${finding}`));
  if (findings.length > 0) {
    console.log(findings.join('\n'));
    return null;
  }
  const parameters = scanned.reduce((sum, row) => sum + row.parameters, 0);
  const unfit = scanned.filter(({ fits }) => !fits).map(({ name }) => name);
  const untested = scanned.filter((row) => row.parameters === 0).map(({ name }) => name);
  return [
    '# sqlmap',
    '',
    `\`npm run bench -- sqlmap\`: sqlmap ${version} tries every parameter of a request that fits, under /api, as a member (what is for admins as an admin), without limits on calls. Before, it has to find an injection that was put there for it.`,
    '',
    '| Procedures | Parameters | Findings |',
    '|---:|---:|---:|',
    `| ${scanned.length} | ${parameters} | 0 |`,
    '',
    ...(unfit.length > 0 ? [`No request was found that the contract takes: ${unfit.join(', ')}.`, ''] : []),
    ...(untested.length > 0 ? [`Nothing to try in a request of: ${untested.join(', ')}.`] : []),
  ].join('\n');
}

export const bench: Bench = { usage: 'sqlmap [--area places] [--resume]', run };
