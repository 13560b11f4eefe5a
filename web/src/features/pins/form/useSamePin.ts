import type { PinCard } from '@liora/domain/contract/pinCards';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import type { PinDraft } from './pinDraft.forms.ts';

export type SamePin = PinCard & { match: 'place' | 'title'; distanceMiles: number | null };

const REST_MS = 500;

type Spot = Pick<PinDraft, 'at' | 'title'>;

const isSomewhere = ({ at, title }: Spot) => at !== null || title !== '';
const lookUp = (spot: Spot) => orpc.pins.atLocation.queryOptions({ input: { ...spot, own: true } });

/** The nearest own pin at this point, else of this title; null while there is none, and for an edit (RUL-84). */
export function useSamePin({ at, title }: Spot, isNew: boolean) {
  const queries = useQueryClient();
  const now = { at, title: title.trim() };
  const asked = useDebounced(now, REST_MS);
  const enabled = isNew && isSomewhere(asked);
  const { data } = useQuery({ ...lookUp(asked), enabled, placeholderData: keepPreviousData });
  /** The same for what is typed at this moment: what is shown rests first, and its answer may be on its way. */
  const find = async (): Promise<SamePin | null> => {
    if (!isNew || !isSomewhere(now)) return null;
    // Without an answer nobody is held up: sending tells what is the matter.
    const found = await queries.fetchQuery({ ...lookUp(now), networkMode: 'always' }).catch(() => null);
    return found?.pins[0] ?? null;
  };
  return { same: (enabled && data?.pins[0]) || null, find };
}
