import type { LinkRefusal } from '@liora/domain/contract/couples';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@liora/domain/durations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { person, TEST_NOW } from '../../../../test/factories.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { blockUser, unblockUser } from '../../safety/blocks/blocks.service.ts';
import { cancelCode, createCode } from '../link/codes.service.ts';
import { checkPartnerLinks } from '../link/lapse.jobs.ts';
import { acceptLink, disconnect, getLink } from '../link/link.service.ts';

// Three people who make codes, link, part, block, pay and stop paying while time passes, in any order: after each step the
// product and a model of the rulings (RUL-22, RUL-43, RUL-46) have to agree on who is whose partner.

const PEOPLE = 3;

interface ModelCode {
  /** Of all codes that were ever made. */
  n: number;
  expires: number;
  usedBy: number | null;
}
interface ModelLink {
  people: readonly [number, number];
  lastOk: number;
  checked: number;
}
interface Model {
  now: number;
  codesMade: number;
  code: Array<ModelCode | null>;
  member: boolean[];
  /** 'blocker>blocked'. */
  blocks: Set<string>;
  links: ModelLink[];
}
interface Real {
  deps: Deps;
  people: SignedInCaller[];
  codes: string[];
}

const linkOf = (model: Model, who: number) => model.links.find(({ people }) => people.includes(who));
const partnerIn = ({ people }: ModelLink, who: number) => (people[0] === who ? people[1] : people[0]);
const at = ({ deps, people }: Real, { now }: Model, who: number): SignedInCaller => {
  const caller = people[who];
  if (!caller) throw new Error('there are three people');
  return { ...caller, deps: { ...deps, now: () => new Date(now) } };
};

/** What the product says of each of the three has to be what the model says. */
async function agree(model: Model, real: Real): Promise<void> {
  const ids = real.people.map(({ viewer }) => viewer.userId);
  const found = await Promise.all(ids.map((_id, who) => getLink(at(real, model, who))));
  const got = found.map(({ partner, code_expires_at }) => ({
    partner: partner ? ids.indexOf(partner.user_id) : null,
    paused: partner?.paused ?? null,
    code: code_expires_at && Date.parse(code_expires_at),
  }));
  const due = ids.map((_id, who) => {
    const link = linkOf(model, who);
    const code = model.code[who];
    const waits = code && code.usedBy === null && code.expires > model.now;
    return {
      partner: link ? partnerIn(link, who) : null,
      paused: link ? link.lastOk <= model.now - 7 * DAY_MS : null,
      code: waits ? code.expires : null,
    };
  });
  if (JSON.stringify(got) !== JSON.stringify(due))
    throw new Error(`the product says ${JSON.stringify(got)}, the rulings ${JSON.stringify(due)}`);
}

type Step = fc.AsyncCommand<Model, Real>;
const step = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Step => ({
  check,
  run: async (model, real) => {
    await run(model, real);
    await agree(model, real);
  },
  toString: () => name,
});

const create = (who: number) =>
  step(
    `${who} makes a code`,
    async (model, real) => {
      const { code } = await createCode(at(real, model, who));
      real.codes.push(code);
      model.code[who] = { n: model.codesMade++, expires: model.now + DAY_MS, usedBy: null };
    },
    (model) => !linkOf(model, who),
  );

const cancel = (who: number) =>
  step(`${who} takes the code back`, async (model, real) => {
    await cancelCode(at(real, model, who));
    if (model.code[who]?.usedBy === null) model.code[who] = null;
  });

/** What the rulings answer, in the order of their checks; null: the two are linked now, or were by this code before. */
function due(model: Model, acceptor: number, n: number): LinkRefusal | null {
  const inviter = model.code.findIndex((code) => code?.n === n);
  const code = model.code[inviter];
  if (!code) return 'INVALID_TOKEN';
  const link = linkOf(model, acceptor);
  if (code.usedBy === acceptor && link && partnerIn(link, acceptor) === inviter) return null;
  if (model.blocks.has(`${inviter}>${acceptor}`) || model.blocks.has(`${acceptor}>${inviter}`))
    return 'INVALID_TOKEN';
  if (code.usedBy !== null) return 'ALREADY_USED';
  if (code.expires <= model.now) return 'EXPIRED';
  if (inviter === acceptor) return 'SELF_LINK';
  if (!model.member[acceptor]) return 'ACCEPTOR_NOT_PRO';
  if (!model.member[inviter]) return 'INVITER_NOT_PRO';
  if (link || linkOf(model, inviter)) return 'ALREADY_LINKED';
  model.links.push({ people: [inviter, acceptor], lastOk: model.now, checked: model.now });
  code.usedBy = acceptor;
  if (model.code[acceptor]?.usedBy === null) model.code[acceptor] = null;
  return null;
}

const accept = (who: number, which: number) =>
  step(
    `${who} uses code ${which}`,
    async (model, real) => {
      await sql`delete from rate_limits`.execute(real.deps.db);
      const n = which % real.codes.length;
      const result = await acceptLink(at(real, model, who), real.codes[n] ?? '');
      const expected = due(model, who, n);
      const answer = result.ok ? null : result.code;
      if (answer !== expected)
        throw new Error(`using code ${n} answers ${answer}, the rulings say ${expected}`);
    },
    (model) => model.codesMade > 0,
  );

const part = (model: Model, who: number) => {
  model.links = model.links.filter(({ people }) => !people.includes(who));
};
const leave = (who: number) =>
  step(`${who} disconnects`, async (model, real) => {
    await disconnect(at(real, model, who));
    part(model, who);
  });

const block = (who: number, whom: number) =>
  step(
    `${who} blocks ${whom}`,
    async (model, real) => {
      await blockUser(at(real, model, who), real.people[whom]?.viewer.userId ?? '');
      model.blocks.add(`${who}>${whom}`);
      const link = linkOf(model, who);
      if (link && partnerIn(link, who) === whom) part(model, who);
    },
    (model) => !model.blocks.has(`${who}>${whom}`),
  );
const unblock = (who: number, whom: number) =>
  step(`${who} unblocks ${whom}`, async (model, real) => {
    await unblockUser(at(real, model, who), real.people[whom]?.viewer.userId ?? '');
    model.blocks.delete(`${who}>${whom}`);
  });

const pay = (who: number, member: boolean) =>
  step(`${who} ${member ? 'joins' : 'lapses'}`, async (model, real) => {
    await real.deps.db
      .updateTable('profiles')
      .set({ subscription_status: member ? 'active' : 'expired' })
      .where('user_id', '=', real.people[who]?.viewer.userId ?? '')
      .execute();
    model.member[who] = member;
  });

const pass = (ms: number) =>
  step(`${ms / MINUTE_MS} minutes pass`, async (model) => {
    model.now += ms;
  });

const upkeep = () =>
  step('links are looked at', async (model, real) => {
    await checkPartnerLinks(at(real, model, 0).deps);
    model.links = model.links.filter((link) => {
      const isDue =
        link.checked <= model.now - 10 * MINUTE_MS ||
        (link.lastOk < link.checked && link.checked <= model.now - MINUTE_MS);
      if (!isDue) return true;
      link.checked = model.now;
      if (link.people.every((who) => model.member[who])) link.lastOk = model.now;
      return link.lastOk > model.now - 30 * DAY_MS;
    });
    // A week after it ran out nobody learns any more that there was a code.
    model.code = model.code.map((code) => (code && code.expires < model.now - 7 * DAY_MS ? null : code));
  });

const who = fc.nat({ max: PEOPLE - 1 });
const two = fc.tuple(who, who).filter(([one, other]) => one !== other);
const steps: fc.Arbitrary<Step>[] = [
  who.map(create),
  who.map(create),
  who.map(cancel),
  fc.tuple(who, fc.nat({ max: 6 })).map(([one, n]) => accept(one, n)),
  fc.tuple(who, fc.nat({ max: 6 })).map(([one, n]) => accept(one, n)),
  fc.tuple(who, fc.nat({ max: 6 })).map(([one, n]) => accept(one, n)),
  who.map(leave),
  two.map(([one, other]) => block(one, other)),
  two.map(([one, other]) => unblock(one, other)),
  fc.tuple(who, fc.boolean()).map(([one, member]) => pay(one, member)),
  fc
    .constantFrom(MINUTE_MS, 11 * MINUTE_MS, 23 * HOUR_MS, DAY_MS, 7 * DAY_MS, 12 * DAY_MS, 30 * DAY_MS)
    .map(pass),
  fc.constant(upkeep()),
  fc.constant(upkeep()),
];

/** Runs generated sequences of steps; throws with the shortest one after which product and model do not agree. */
export async function checkLinkMachine(deps: Deps, runs: number, mostSteps = 40): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: mostSteps, size: 'max' }), async (commands) => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => person(deps, { member: true })));
      await fc.asyncModelRun(
        () => ({
          model: {
            now: TEST_NOW.getTime(),
            codesMade: 0,
            code: Array.from({ length: PEOPLE }, () => null),
            member: Array.from({ length: PEOPLE }, () => true),
            blocks: new Set<string>(),
            links: [],
          },
          real: { deps, people, codes: [] },
        }),
        commands,
      );
    }),
    { numRuns: runs, endOnFailure: true },
  );
}
