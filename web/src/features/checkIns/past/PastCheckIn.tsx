import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import { useNow } from '../../../lib/clock.ts';
import { todayHere } from '../../../lib/todayHere.ts';
import { checkInsText } from '../checkIns.text.ts';
import { MoodSky } from '../components/MoodSky.tsx';
import { Answers } from '../reveal/Answers.tsx';
import type { Someone } from '../reveal/Bubble.tsx';
import { DeleteMine } from '../reveal/Revealed.tsx';
import { revealedTitle } from '../reveal/title.rules.ts';
import { periodWords } from '../when.rules.ts';

/** One day or week of before, with all that was said; nobody else's words where it was never revealed. */
export function PastCheckIn({ checkIn, me, partner }: { checkIn: CheckIn; me: Someone; partner: Someone }) {
  const { kind, period, mine, theirs, revealed_at } = checkIn;
  return (
    <li className="grid gap-3 py-6">
      <div className="flex items-center gap-3">
        <span className="flex" aria-hidden="true">
          {[mine, theirs].map(
            (words, index) =>
              words && (
                <span key={index === 0 ? 'mine' : 'theirs'} className="size-9 overflow-hidden rounded-full">
                  <MoodSky mood={words.mood} />
                </span>
              ),
          )}
        </span>
        <div className="min-w-0">
          <h3 className="text-label font-semibold">{periodWords(kind, period, todayHere(useNow()))}</h3>
          <p className="text-small text-ink-2">
            <span>{revealedTitle(checkIn)}</span>
            {(!revealed_at || !theirs) && <span className="dot">{checkInsText.onlyYou}</span>}
          </p>
        </div>
      </div>
      <Answers checkIn={checkIn} me={me} partner={partner} headingLevel={3} />
      {mine && (
        <div className="justify-self-start">
          <DeleteMine id={mine.id} />
        </div>
      )}
    </li>
  );
}
