import type { PlanConflict } from '@liora/domain/rules/planMerge';
import { stayLabel } from '@liora/domain/rules/stopLabels';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { createText } from './create.text.ts';
import { bothTexts, type Choice, conflictKey } from './mergeDraft.rules.ts';

interface BothChangedProps {
  conflicts: readonly PlanConflict[];
  /** How often the plan was sent all the same: each time it leads here, which may be far above the button. */
  refusals: number;
  onDecide: (conflict: PlanConflict, choice: Choice) => void;
}

/** What both changed at once, with both texts: nothing is sent before each is decided. */
export function BothChanged({ conflicts, refusals, onDecide }: BothChangedProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) section.current?.focus();
  }, [refusals]);
  if (conflicts.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="grid gap-4 rounded-card bg-amber-soft p-4 outline-none"
      role="alert"
    >
      <div>
        <h3 className="text-label font-semibold">{createText.both.title}</h3>
        <p className="text-small text-ink">{createText.both.lead}</p>
      </div>
      {conflicts.map((conflict) => (
        <Conflict key={conflictKey(conflict)} conflict={conflict} onDecide={onDecide} />
      ))}
    </section>
  );
}

function Conflict({ conflict, onDecide }: { conflict: PlanConflict } & Pick<BothChangedProps, 'onDecide'>) {
  const [mine, theirs] = sides(conflict);
  const name = nameOf(conflict);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div role="group" aria-label={name} className="grid gap-2">
      <p className="text-caption font-semibold">{name}</p>
      <dl className="grid gap-1 text-small wrap-anywhere">
        <Side label={createText.both.yours} text={mine} />
        <Side label={createText.both.theirs} text={theirs} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onDecide(conflict, 'mine')}>
          {createText.both.keepMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onDecide(conflict, 'theirs')}>
          {createText.both.takeTheirs}
        </Button>
        {bothTexts(conflict) !== null && (
          <Button size="sm" variant="quiet" onClick={() => onDecide(conflict, 'both')}>
            {createText.both.keepBoth}
          </Button>
        )}
      </div>
    </div>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="flex-none text-ink-2">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line">{text}</dd>
    </div>
  );
}

function nameOf(conflict: PlanConflict): string {
  if (conflict.kind === 'field') return createText.both.fields[conflict.field];
  if (conflict.kind === 'tags') return createText.tags;
  if (conflict.kind === 'stop') return createText.both.stopField[conflict.field](conflict.name);
  return conflict.name;
}

function sides(conflict: PlanConflict): [string, string] {
  const { both } = createText;
  switch (conflict.kind) {
    case 'field':
      return [shown(conflict.mine), shown(conflict.theirs)];
    case 'stop': {
      const as = (value: string | number | null) =>
        typeof value === 'number' && conflict.field === 'stay_minutes' ? stayLabel(value) : shown(value);
      return [as(conflict.mine), as(conflict.theirs)];
    }
    case 'tags':
      return [shown(conflict.mine.join(', ')), shown(conflict.theirs.join(', '))];
    case 'removed':
      return conflict.by === 'me' ? [both.takenOut, both.changedIt] : [both.changedIt, both.takenOut];
    case 'moved':
      return [both.movedByYou, both.movedByThem];
  }
}

const shown = (value: string | number | null): string =>
  value === null || value === '' ? createText.both.nothing : String(value);
