import type { OwnDecision } from '@liora/domain/contract/decisionFacts';
import { OBJECTION_MAX_CHARS } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { decisionText } from './decision.text.ts';

/** The one objection that somebody has. */
export function ObjectionForm({ decision: { id, action } }: { decision: OwnDecision }) {
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    // Sent twice it is stored once.
    mutationFn: () => retrying(() => client.safety.object({ id, words: words.trim() })),
    onSuccess: () => toast(decisionText.sent, { kind: 'success' }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: orpc.safety.ownDecision.key() }),
        queries.invalidateQueries({ queryKey: orpc.safety.ownSuspension.key() }),
      ]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!words.trim());
    if (words.trim() && !isPending) mutate();
  };
  return (
    <form className="grid gap-4" onSubmit={submit} aria-labelledby="object">
      <div>
        <h2 id="object" className="t3">
          {decisionText.objectTitle}
        </h2>
        <p className="text-ink-2">{decisionText.objectText}</p>
        {action === 'delete' && <p className="text-ink-2">{decisionText.objectGone}</p>}
      </div>
      <TextArea
        label={decisionText.words}
        rows={4}
        maxLength={OBJECTION_MAX_CHARS}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        help={decisionText.left(OBJECTION_MAX_CHARS - words.length)}
        error={missing && !words.trim() ? decisionText.wordsNeeded : undefined}
      />
      <InlineError>{error && errorText(error, decisionText.failed)}</InlineError>
      <div>
        <Button type="submit" busy={isPending}>
          {decisionText.object}
        </Button>
      </div>
    </form>
  );
}
