import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import type { SavedWords } from '@liora/domain/contract/savedWords';
import { useSelector } from '@tanstack/react-store';
import { errorTexts } from '../../../text/errors.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Difference, TwoVersions } from '../../../ui/TwoVersions.tsx';
import { toast } from '../../../ui/toast.ts';
import { SecurityPart, SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { checkInsText } from '../../checkIns/checkIns.text.ts';
import { wordDifferences } from '../../saved/dialog/savedWords.rules.ts';
import { sendWaiting } from './outbox.effects.ts';
import { outbox } from './outbox.store.ts';
import { outboxText } from './outbox.text.ts';
import type { QueuedAction, Refusal } from './outbox.types.ts';
import { dropAction, queueAgain } from './queue.actions.ts';
import { type InputOf, kindOf } from './queuedKinds.data.ts';

/** What somebody did without a connection: what waits, and what the server refused, to be tried again or dropped. */
export function OutboxPart() {
  const queue = useSelector(outbox, ({ queue }) => queue);
  if (queue.length === 0) return null;
  return (
    <SecurityPart title={outboxText.title}>
      <p className="text-ink-2 max-w-prose pb-2">{outboxText.lead}</p>
      <ul className="lines">
        {queue.map((action) => (
          <li key={action.request_id}>
            <QueuedRow action={action} />
          </li>
        ))}
      </ul>
    </SecurityPart>
  );
}

function QueuedRow({ action }: { action: QueuedAction }) {
  const { refusal, procedure, name } = action;
  const done = outboxText.done[procedure];
  const what = name === null ? done : outboxText.of(done, name);
  const differences = refusal ? differencesOf(action, refusal) : [];
  const insisted =
    refusal && differences.length > 0 ? kindOf(procedure).insist?.(action.input, refusal.data) : null;
  const again = (input?: unknown) => void queueAgain(action, input).then(sendWaiting, failed);
  const drop = () =>
    void dropAction(action).then(() => toast(outboxText.dropped, { kind: 'success' }), failed);
  return (
    <>
      <SecurityRow title={what} note={refusal ? whyOf(refusal) : outboxText.waitsStill}>
        {differences.length === 0 && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" size="sm" aria-label={outboxText.againFor(what)} onClick={() => again()}>
              {outboxText.again}
            </Button>
            <Button variant="text" size="sm" aria-label={outboxText.dropFor(what)} onClick={drop}>
              {outboxText.drop}
            </Button>
          </div>
        )}
      </SecurityRow>
      {differences.length > 0 && (
        <TwoVersions
          differences={differences}
          onKeepMine={insisted ? () => again(insisted) : undefined}
          onTakeTheirs={drop}
        />
      )}
    </>
  );
}

const failed = () => toast(errorTexts.otherwise, { kind: 'error' });

/** The words of the product for what the server said. */
function whyOf({ code }: Refusal): string {
  if (code === 'WAITED') return outboxText.waited;
  return code !== null && Object.hasOwn(errorTexts.ofCode, code)
    ? errorTexts.ofCode[code]
    : errorTexts.otherwise;
}

/** What was changed elsewhere since, where that is why; else nothing. */
function differencesOf({ procedure, input }: QueuedAction, { code, data }: Refusal): Difference[] {
  if (procedure === 'saved.update' && code === 'SAVED_CHANGED') {
    const { mark = null, note = null } = input as InputOf<'saved.update'>;
    return wordDifferences({ mark, note }, (data as { saved: SavedWords }).saved);
  }
  if (procedure === 'checkIns.answer' && code === 'CHECK_IN_CHANGED') {
    const { mine } = (data as { check_in: CheckIn }).check_in;
    const yours = sayings(input as InputOf<'checkIns.answer'>);
    return [{ field: outboxText.done[procedure], theirs: mine ? sayings(mine) : '', yours }];
  }
  return [];
}

/** All that somebody answered, in one piece. */
const sayings = ({
  mood,
  note,
  good,
  need,
}: Pick<InputOf<'checkIns.answer'>, 'mood' | 'note' | 'good' | 'need'>): string =>
  [checkInsText.moods[mood], note, good, need].filter(Boolean).join(' · ');
