import { table } from '../results.ts';
import { CATEGORY_NAMES, type Visit, visit } from './lighthouse.ts';

/** Of what a visitor can open, what is not measured for speed. */
const FIXED = [
  '/',
  '/map',
  '/category?name=Bar',
  '/liora-loved',
  '/place/liora-city-lights/reviews',
  '/prive',
  '/auth',
  '/support',
  '/privacy',
  '/terms',
  '/saved',
  '/invite/nobody-has-this-code',
  '/nowhere',
];

interface PlansAnswer {
  plans: { id: string; creator: { user_id: string } }[];
}

/** A plan and whose it is: their ids differ in each demo city. */
async function somebodysPages(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/plans?limit=1`);
  const { plans } = (await answer.json()) as PlansAnswer;
  const [plan] = plans;
  if (!plan) throw new Error('The demo city has no plan.');
  return [`/plan/${plan.id}`, `/profile/${plan.creator.user_id}`];
}

/** Accessibility, best practices and SEO of every other public page, with what each lacks. */
export async function publicPagesReport(address: string): Promise<string[]> {
  const visits: [page: string, visit: Visit][] = [];
  for (const page of [...FIXED, ...(await somebodysPages(address))]) {
    console.log(`Visiting ${page} …`);
    visits.push([page.replace(/[\da-f-]{36}/, '…'), await visit(`${address}${page}`)]);
  }
  const rows = visits.map(([page, { scores, lacking }]) => [
    page,
    ...scores.slice(1).map(String),
    lacking.join(', ') || '–',
  ]);
  return [
    '## Every other public page',
    'Once each; pages that are for one person alone, and those that are not there, ask not to be indexed.',
    'What an invitation lacks: Lighthouse counts the attempt to open the app by its own scheme (DEEP-10) as a request that is not encrypted; nothing is sent by it.',
    table(['Page', ...CATEGORY_NAMES.slice(1), 'Lacks'], rows),
  ];
}
