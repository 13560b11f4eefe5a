import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { overviewQuery } from '../memories.queries.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { bookText } from './book.text.ts';
import { fetchBook, NoBook, saveBook } from './bookFile.actions.ts';

const TOO_MANY = 429;

/** A year of dates as one page to keep (idea 16). */
export function BookDialog({ onClose }: { onClose: () => void }) {
  const years = useQuery(overviewQuery()).data?.years;
  const partner = usePartnerName();
  const [chosen, choose] = useState<number | null>(null);
  const [own, setOwn] = useState(false);
  const year = chosen ?? years?.[0]?.year ?? null;
  const make = useMutation({
    mutationFn: async (of: number) => saveBook(await fetchBook(of, own || partner === null), of),
    onSuccess: onClose,
  });
  const isTooMany = make.error instanceof NoBook && make.error.status === TOO_MANY;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={bookText.title}
      description={bookText.lead}
      size="sm"
      footer={
        <Button
          busy={make.isPending}
          disabled={year === null}
          onClick={() => year !== null && make.mutate(year)}
        >
          {bookText.make}
        </Button>
      }
    >
      {years?.length === 0 ? (
        <p>{bookText.none}</p>
      ) : (
        <Select
          label={bookText.year}
          value={year === null ? null : String(year)}
          onValueChange={(next) => choose(Number(next))}
          options={(years ?? []).map(({ year: of, count }) => ({
            value: String(of),
            label: bookText.yearOption(of, count),
          }))}
        />
      )}
      {partner !== null && <Switch label={bookText.own} checked={own} onCheckedChange={setOwn} />}
      <InlineError>{make.isError && (isTooMany ? bookText.tooMany : bookText.failed)}</InlineError>
    </Dialog>
  );
}
