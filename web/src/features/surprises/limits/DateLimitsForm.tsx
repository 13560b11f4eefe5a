import type { DateLimits } from '@liora/domain/contract/surpriseFacts';
import { DATE_BUDGET_MAX_DOLLARS, LONGEST_WALK_MAX_MINUTES } from '@liora/domain/limits';
import { DIETS, type Diet } from '@liora/domain/rules/diets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { limitsQuery } from '../surprises.queries.ts';
import { surprisesText } from '../surprises.text.ts';
import { wholeNumber } from './wholeNumber.rules.ts';

type Stored = DateLimits & { version: number };

/** What the reader needs of an evening that somebody else plans. */
export function DateLimitsForm() {
  const query = useQuery(limitsQuery());
  return (
    <section className="mt-8 max-w-120">
      <h2 className="t2">{surprisesText.limitsTitle}</h2>
      <p className="mt-1 mb-4 text-ink-2">{surprisesText.limitsLead}</p>
      <QueryArea
        query={query}
        skeleton={<Skeleton height={160} />}
        failed={{
          title: surprisesText.loadFailed,
          retry: surprisesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {(stored) => <Fields stored={stored} />}
      </QueryArea>
    </section>
  );
}

function Fields({ stored }: { stored: Stored }) {
  const [diet, setDiet] = useState<Diet | 'none'>(stored.diet ?? 'none');
  const [budget, setBudget] = useState(String(stored.budget ?? ''));
  const [walk, setWalk] = useState(String(stored.longest_walk_minutes ?? ''));
  const { save, isOlder } = useSaveLimits(stored.version);
  const dollars = wholeNumber(budget, DATE_BUDGET_MAX_DOLLARS);
  const minutes = wholeNumber(walk, LONGEST_WALK_MAX_MINUTES);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dollars === undefined || minutes === undefined || save.isPending) return;
    save.mutate({ diet: diet === 'none' ? null : diet, budget: dollars, longest_walk_minutes: minutes });
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {isOlder && <InlineError>{surprisesText.changedElsewhere}</InlineError>}
      <Select
        label={surprisesText.diet}
        value={diet}
        onValueChange={setDiet}
        options={[
          { value: 'none', label: surprisesText.noDiet },
          ...DIETS.map((value) => ({ value, label: surprisesText.diets[value] })),
        ]}
      />
      <Field
        label={surprisesText.budget}
        inputMode="numeric"
        optional
        value={budget}
        error={dollars === undefined ? surprisesText.wholeNumber : undefined}
        onChange={(event) => setBudget(event.target.value)}
      />
      <Field
        label={surprisesText.longestWalk}
        inputMode="numeric"
        optional
        value={walk}
        error={minutes === undefined ? surprisesText.wholeNumber : undefined}
        onChange={(event) => setWalk(event.target.value)}
      />
      <Button type="submit" busy={save.isPending} busyLabel={surprisesText.saving}>
        {surprisesText.save}
      </Button>
    </form>
  );
}

/** Saves them; where another device did since, that is said, and the next press saves over it. */
function useSaveLimits(begun: number) {
  const [version, setVersion] = useState(begun);
  const [isOlder, setOlder] = useState(false);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (limits: DateLimits) => client.surprises.saveLimits({ ...limits, version }),
    onSuccess: (now) => {
      queries.setQueryData(limitsQuery().queryKey, now);
      setVersion(now.version);
      setOlder(false);
      toast(surprisesText.saved, { kind: 'success' });
    },
    onError: async (error) => {
      if (errorCode(error) !== 'LIMITS_CHANGED')
        return void toast(surprisesText.failed, { description: errorText(error), kind: 'error' });
      setVersion((await queries.fetchQuery({ ...limitsQuery(), staleTime: 0 })).version);
      setOlder(true);
    },
  });
  return { save, isOlder };
}
