import { errorText } from '../text/errors.ts';
import { Button } from './Button.tsx';
import { InlineError } from './InlineError.tsx';

interface MorePagesProps {
  /** Of a list that comes page by page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
  /** 'Show more plans' */
  label: string;
}

/** Asks for the next page of a list; nothing when the list has ended. */
export function MorePages({ list, label }: MorePagesProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="py-8 text-center">
      <Button variant="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
      <InlineError>{list.isFetchNextPageError && errorText(list.error)}</InlineError>
    </div>
  );
}
