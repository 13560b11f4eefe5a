import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { plansText } from '../plans.text.ts';

interface MorePlansProps {
  /** Of a list that comes page by page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
}

/** Asks for the next page of a list of plans; nothing when the list has ended. */
export function MorePlans({ list }: MorePlansProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="py-8 text-center">
      <Button variant="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {plansText.more}
      </Button>
      <InlineError>{list.isFetchNextPageError && errorText(list.error)}</InlineError>
    </div>
  );
}
