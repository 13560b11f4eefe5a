import os from 'node:os';
import { table } from '../results.ts';
import { goalsTable, growthTable, promisedRatio, ratioOf } from './goals.ts';
import type { ClassResult, Times } from './measure.ts';
import { peerReport } from './peerReport.ts';
import { wholeAnswersTable } from './wholeAnswer.ts';
import type { WorldResult } from './worldResult.ts';

const SLOWEST_SHOWN = 5;

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
export const times = ({ p50, p95, p99 }: Times) => `${ms(p50)} / ${ms(p95)} / ${ms(p99)}`;
const ratio = (value: number) => `${value.toFixed(1)}x`;

/**
 * The Markdown of a run. Every number comes from a run of this bench: those of worlds that this one left out, from the
 * `earlier` report, in which each world tells of its own run.
 */
export function report(worlds: readonly WorldResult[], earlier: string): string {
  const sections = [...sectionsOf(earlier), ...worlds.map(worldReport), ...growthReport(worlds)];
  const byHeading = new Map(sections.map((section) => [headingOf(section), section]));
  const kept = [...byHeading].sort(([a], [b]) => placesIn(a) - placesIn(b)).map(([, section]) => section);
  return [INTRODUCTION, ...kept, NOT_HERE].join('\n\n');
}

/** Worlds and growth; introduction and end are written anew. */
const sectionsOf = (markdown: string) =>
  markdown
    .split(/^(?=## )/m)
    .map((section) => section.trim())
    .filter((section) => /^## (?:[\d,]+ places|Growth)/.test(section));

const headingOf = (section: string) => section.split('\n', 1)[0] ?? '';

/** Worlds by their size, then what is told of several. */
const placesIn = (heading: string) =>
  Number(/^## ([\d,]+) places/.exec(heading)?.[1]?.replaceAll(',', '') ?? Number.POSITIVE_INFINITY);

function growthReport(worlds: readonly WorldResult[]): string[] {
  const [first] = worlds;
  const last = worlds.at(-1);
  if (!first || !last || first === last) return [];
  return [
    `## Growth of our p50 from ${places(first)} to ${places(last)} places, measured in one run

${growthTable(first, last)}`,
  ];
}

const places = ({ size }: WorldResult) => size.places.toLocaleString('en');

function worldReport(world: WorldResult): string {
  const { built, load, rounds, size } = world;
  return `## ${places(world)} places, ${size.pins.toLocaleString('en')} pins

${built}. ${os.cpus().length} cores, average load of the machine ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after; ${rounds} questions per class.
Milliseconds, p50 / p95 / p99.

${table(
  [
    '',
    'class',
    'ours',
    'ours, counted',
    'literal',
    'ratio p50',
    'promised',
    'literal, tuned indexes',
    'ratio p50',
  ],
  world.classes.map((result) => classRow(result, size.places)),
)}

Over HTTP, 8 connections, the page that the screens ask for, answers a second:

${table(['', 'ours', 'literal', 'ratio', 'p99 ours ms', 'p99 literal ms', 'failures'], httpRows(world))}

${wholeAnswersTable(world.wholeAnswers)}

${world.besidePeer ? `${peerReport(world.besidePeer)}\n\n` : ''}${goalsTable(world)}

Slowest of ${world.strange.length} strange questions in the largest city: ${world.strange
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, ms: slow }) => `${name} ${ms(slow)} ms`)
    .join(', ')}.`;
}

function classRow(result: ClassResult, size: number): string[] {
  const { query, times: of, recall } = result;
  const promised = promisedRatio(query.id, size);
  const compared = recall === null;
  return [
    query.id,
    query.name,
    times(of.ours),
    query.typeAhead ? '' : times(of.counted),
    times(of.literal),
    compared ? ratio(ratioOf(result)) : '(finds none)',
    promised === null ? '' : `>= ${promised}x${ratioOf(result) < promised ? ' **not met**' : ''}`,
    times(of.tuned),
    compared ? ratio(ratioOf(result, 'tuned')) : '',
  ];
}

function httpRows({ http }: WorldResult): string[][] {
  return http.map(({ query, ours, literal }) => [
    query.id,
    ours.perSecond.toFixed(0),
    literal.perSecond.toFixed(1),
    literal.perSecond > 0 ? `${(ours.perSecond / literal.perSecond).toFixed(0)}x` : '',
    ms(ours.p99),
    ms(literal.p99),
    String(ours.failures + literal.failures),
  ]);
}

const INTRODUCTION = `# Search speed

A synthetic world, the same in every run (bench/src/search/world.ts). *Ours* is the whole service: understanding the text,
the page of 50 (or 8) cards with opening states, and what is added to short lists; it searches a circle of twice the
radius, 20 miles. *Counted* asks afterwards how many places there are in all, up to 300, as
the screens do; nobody waits for it. *Literal* is the specification as it reads:
per table a bounding box of 10 miles and ILIKE, complete rows to the client, which merges, cuts and sorts. *Tuned* is the
same on copies of the tables with the indexes a careful operator would add (latitude and longitude together, trigrams).
All four stand in the same PostgreSQL with the same settings. Every question is asked once of each as a warm-up; then,
timed, in turns of ten questions, and who begins changes from turn to turn. A design that reads whole cities answers fewer
of the questions, at least 12. Run again with \`npm run bench -- search --places 1000000,5000000\`.`;

const NOT_HERE = `## What is not in here

No index inside the process is run. A peer in the manner of PostgREST is run with \`--peer\`. Rates of inserting are not measured; that no
acknowledged write is lost has a test of its own (kill -9 under writers).`;
