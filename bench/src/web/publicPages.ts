import { table } from '../results.ts';
import { CATEGORY_NAMES, type Visit, visit } from './lighthouse.ts';

const INVITATION = '/invite/nobody-has-this-code';

/** Of what a visitor can open, what is not measured for speed. */
const FIXED = [
  '/',
  '/map',
  '/category?name=Bar',
  '/liora-loved',
  '/place/liora-city-lights/reviews',
  '/place/liora-city-lights/plans',
  '/prive',
  '/auth',
  '/support',
  '/privacy',
  '/terms',
  '/saved',
  INVITATION,
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
  return [
    '## Every other public page',
    'Once each; pages that are for one person alone, and those that are not there, ask not to be indexed.',
    'An app is published (`ANDROID_APP`, `IOS_APPS`), as phones then open its links by themselves.',
    pagesTable(visits),
  ];
}

/** An invitation where no phone knows an app of this address. */
export async function invitationWithoutApp(address: string): Promise<string[]> {
  return [
    '## An invitation where no app is published',
    'Then its landing tries the scheme of the app (DEEP-10), which Lighthouse counts as a request that is not encrypted; nothing is sent by it.',
    pagesTable([[INVITATION, await visit(`${address}${INVITATION}`)]]),
  ];
}

const pagesTable = (visits: readonly [page: string, visit: Visit][]) =>
  table(
    ['Page', ...CATEGORY_NAMES.slice(1), 'Lacks'],
    visits.map(([page, { scores, lacking }]) => [
      page,
      ...scores.slice(1).map(String),
      lacking.join(', ') || '–',
    ]),
  );
