import { orpc } from '../../../lib/api.ts';

/** Published pins with an address and no point, page after page. */
export const unplacedOptions = () => ({
  ...orpc.pins.unplaced.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/** Where an address is, as far as it is known now. */
export const locatedOptions = (address: string) => ({
  ...orpc.pins.locate.queryOptions({ input: { address } }),
  retry: false,
});
