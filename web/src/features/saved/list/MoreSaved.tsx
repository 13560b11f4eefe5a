import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { savedText } from '../saved.text.ts';

/** How far above the end the next page is asked for, CSS pixels: about two screens. */
const AHEAD = '0px 0px 1600px';

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
> & { fetchNextPage: () => Promise<unknown> };

/**
 * The next page of the saved places, asked for before its reader is there. After a failure, and for who leads the keyboard
 * to it, it is a button.
 */
export function MoreSaved({ list }: { list: Pages }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  const waits = hasNextPage && !isFetching && !isFetchNextPageError;
  const ask = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (!waits || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        ask();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="py-8 text-center">
      <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {savedText.morePlaces}
      </Button>
      <InlineError>{isFetchNextPageError && errorText(error)}</InlineError>
    </div>
  );
}
