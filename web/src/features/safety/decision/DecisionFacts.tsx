import type { OwnDecision } from '@liora/domain/contract/decisionFacts';
import { formatDate } from '@liora/domain/i18n/format';
import type { ReactNode } from 'react';
import { LongText } from '../../../ui/LongText.tsx';
import { decisionText } from './decision.text.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

const dateWords = (at: string) => formatDate(new Date(at), { dateStyle: 'long', timeStyle: 'short' });

/** What was decided about something of one's own, why, and what can be done about it. */
export function DecisionFacts({ decision }: { decision: OwnDecision }) {
  const { title, action, reason, decided_at, suspended_until, stands, objection } = decision;
  const until = suspended_until ? dateWords(suspended_until) : decisionText.untilEnded;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <dl className="grid gap-4">
        <Fact name={decisionText.about}>{title}</Fact>
        <Fact name={decisionText.decision}>{decisionText.what[action]}</Fact>
        <Fact name={decisionText.reason}>
          <LongText>{reason}</LongText>
        </Fact>
        {action === 'suspend' && <Fact name={decisionText.until}>{until}</Fact>}
        <Fact name={decisionText.decidedAt}>
          <time dateTime={decided_at}>{dateWords(decided_at)}</time>
        </Fact>
      </dl>
      {objection ? (
        <Objection objection={objection} />
      ) : (
        !stands && <p className="text-ink-2">{decisionText.overtaken}</p>
      )}
      {decision.may_object && <ObjectionForm decision={decision} />}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Objection({ objection }: { objection: NonNullable<OwnDecision['objection']> }) {
  const { words, answer } = objection;
  return (
    <section className="grid gap-2 rounded-card bg-sunken p-5" aria-labelledby="own-objection">
      <h2 id="own-objection" className="t3">
        {decisionText.yours}
      </h2>
      <LongText>{words}</LongText>
      <p className="font-semibold">
        {answer ? decisionText[answer.upheld ? 'upheld' : 'declined'] : decisionText.waits}
      </p>
      {answer && <LongText>{answer.reason}</LongText>}
    </section>
  );
}
