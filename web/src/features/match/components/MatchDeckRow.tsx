import type { MatchDeck } from '@liora/domain/contract/match';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Layers } from 'lucide-react';
import { useNow } from '../../../lib/clock.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHeldLoading } from '../../../ui/useHeldLoading.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { currentDeckQuery } from '../match.queries.ts';
import { matchText } from '../match.text.ts';
import { momentWords } from '../moment.rules.ts';
import { countLeft } from '../voting.rules.ts';

/** On the page of the two: how the deck stands for the reader. Until it is known its place is held. */
export function MatchDeckRow() {
  const me = useMe();
  const now = useNow();
  const { data, isLoading } = useQuery({ ...currentDeckQuery(), enabled: Boolean(me?.member) });
  const held = useHeldLoading(isLoading);
  if (held) return <Skeleton height={64} radius="var(--radius-card)" />;
  if (!data) return null;
  const { deck } = data;
  return (
    <Link
      to="/us/match"
      className="flex min-h-16 items-center gap-3.5 rounded-card bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--line)]"
    >
      <Layers aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-semibold">{matchText.title}</span>
        <span className="block text-small text-ink-2">{deck ? standing(deck, now) : matchText.rowNone}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </Link>
  );
}

function standing(deck: MatchDeck, now: Date): string {
  if (deck.is_revealed) return matchText.rowOpen(deck.matches?.length ?? 0);
  const left = countLeft(deck);
  const moment = momentWords(deck, now);
  return left > 0 ? matchText.rowLeft(left, moment) : matchText.rowDone(moment);
}
