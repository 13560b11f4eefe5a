import { parseArgs } from 'node:util';
import { ROOT } from '../results.ts';
import type { Attack, Attempt } from './attack.ts';
import { attack as mailbox } from './fix01Mailbox.ts';
import { attack as largeBodies } from './fix02LargeBodies.ts';
import { attack as lockedShelf } from './fix03LockedShelf.ts';
import { attack as methods } from './fix04Methods.ts';
import { attack as publicServer } from './fix05PublicServer.ts';
import { attack as rareTags } from './fix06RareTags.ts';
import { attack as nonsense } from './fix07Nonsense.ts';
import { attack as guesses } from './fix08Guesses.ts';
import { attack as addresses } from './fix09Addresses.ts';
import { startLiora } from './liora.ts';

const ATTACKS = [
  mailbox,
  largeBodies,
  lockedShelf,
  methods,
  publicServer,
  rareTags,
  nonsense,
  guesses,
  addresses,
];

/** One that cannot be carried out has shown nothing, and counts as broken. */
async function attempts({ run }: Attack, checkout: string): Promise<Attempt[]> {
  try {
    return await run({ start: (settings = {}) => startLiora(checkout, settings) });
  } catch (error) {
    return [
      { tried: 'carrying it out', saw: error instanceof Error ? error.message : String(error), held: false },
    ];
  }
}

/** `npm run attacks -- [FIX-01 …] [--checkout <folder of another version>]` */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { checkout: { type: 'string', default: ROOT } },
    allowPositionals: true,
  });
  let broken = 0;
  for (const attack of ATTACKS) {
    if (positionals.length > 0 && !positionals.includes(attack.id)) continue;
    console.log(`\n${attack.id}: ${attack.what}`);
    for (const { tried, saw, held } of await attempts(attack, values.checkout)) {
      console.log(`  ${held ? 'held  ' : 'BROKEN'} ${tried}: ${saw}`);
      if (!held) broken++;
    }
  }
  console.log(broken === 0 ? '\nEverything held.' : `\n${broken} did not hold.`);
  return broken === 0 ? 0 : 1;
}

process.exitCode = await main();
