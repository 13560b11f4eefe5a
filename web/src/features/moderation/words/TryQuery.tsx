import { PLACE_BOX_DEBOUNCE_MS, SEARCH_TYPED_MAX_CHARS } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { Field } from '../../../ui/Field.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Town, TownField } from './TownField.tsx';
import { Tried } from './Tried.tsx';
import { type WordDraft, wordsOf } from './wordDraft.rules.ts';
import { tryOptions } from './words.queries.ts';
import { wordsText } from './words.text.ts';

/** What a query finds as it is and with the mapping that is being written, by the search itself. */
export function TryQuery({ draft }: { draft: WordDraft }) {
  const title = useId();
  const own = useOrigin();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Town | null>(null);
  const town = chosen ?? (own && { name: own.areaName ?? wordsText.here, origin: own.origin });
  return (
    <section
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-8 shadow-[0_-1px_0_var(--line)]"
    >
      <h2 id={title} className="t2">
        {wordsText.tryTitle}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={wordsText.query}
          placeholder={wordsText.queryHint}
          maxLength={SEARCH_TYPED_MAX_CHARS}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {town && <TownField key={town.name} town={town} onChoose={setChosen} />}
      </div>
      {typed.trim() !== '' && town && <Found draft={draft} typed={typed} town={town} />}
    </section>
  );
}

function Found({ draft, typed, town }: { draft: WordDraft; typed: string; town: Town }) {
  const words = wordsOf(draft);
  const mapping = words && { ...words, id: draft.of?.id ?? null };
  const input = { q: typed.trim(), origin: town.origin, mapping };
  // As text: an input of the same words is the same question.
  const settled = useDebounced(JSON.stringify(input), PLACE_BOX_DEBOUNCE_MS);
  const tried = useQuery(tryOptions(JSON.parse(settled)));
  return (
    <QueryArea
      query={tried}
      skeleton={<Skeleton width="100%" height={240} radius="var(--radius-card)" />}
      failed={{
        title: wordsText.tryFailed,
        retry: wordsText.tryAgain,
        art: <Vignette kind="error" />,
        headingLevel: 3,
      }}
    >
      {(answer) => <Tried answer={answer} id={draft.of?.id ?? null} isWhole={mapping !== null} />}
    </QueryArea>
  );
}
