import { CATEGORY_NAMES, type Category } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { useState } from 'react';
import { categoryIcon } from '../../../map/pins/categoryIcon.ts';
import { errorTexts } from '../../../text/errors.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import type { DryRun } from './bring.actions.ts';
import styles from './bring.module.css';
import { bringText } from './bring.text.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { type Choice, countsOf, fatesOf } from './importPlan.rules.ts';
import type { Bring } from './useBring.ts';

/** What is in the file, what would become of it, and the one thing that has to be chosen. */
export function DryRunView({ run, bring }: { run: DryRun; bring: Bring }) {
  const [kind, setKind] = useState<Choice['kind']>('wait');
  const [category, setCategory] = useState<Category | null>(null);
  const [asked, setAsked] = useState(false);
  const counts = countsOf(fatesOf(run.rows, run.room, kind));
  const mightPin = countsOf(fatesOf(run.rows, run.room, 'pin')).pin;
  const total = counts.save + counts.pin + counts.wait;
  const needsCategory = counts.pin > 0 && category === null;
  const start = () => {
    setAsked(true);
    if (needsCategory) return;
    void bring.start(run, kind === 'pin' && category ? { kind, category } : { kind: 'wait' });
  };
  if (run.rows.length === 0 && run.unread.length === 0) return <Nothing bring={bring} />;
  return (
    <>
      <CheckedRows run={run} />
      {mightPin > 0 && (
        <RadioList
          label={bringText.rest}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'wait', label: bringText.asWaiting, note: bringText.asWaitingNote },
            { value: 'pin', label: bringText.asPins, note: bringText.asPinsNote },
          ]}
        />
      )}
      {counts.pin > 0 && (
        <PinCategory value={category} onChange={setCategory} missing={asked && needsCategory} />
      )}
      <WhatWillHappen run={run} counts={counts} />
      <div className="grid gap-2">
        <Button wide disabled={total === 0} onClick={start}>
          {bringText.import(total)}
        </Button>
        <Button wide variant="line" onClick={bring.again}>
          {bringText.another}
        </Button>
      </div>
    </>
  );
}

function Nothing({ bring }: { bring: Bring }) {
  return (
    <>
      <p role="status">{bringText.empty}</p>
      <Button wide onClick={bring.again}>
        {bringText.another}
      </Button>
    </>
  );
}

interface PinCategoryProps {
  value: Category | null;
  onChange: (name: Category) => void;
  missing: boolean;
}

/** One category for all the pins: one is needed (PIN-06). */
function PinCategory({ value, onChange, missing }: PinCategoryProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <ChipRow label={bringText.category} wrap>
        {CATEGORY_NAMES.map((name) => {
          const Icon = categoryIcon(name);
          return (
            <Chip key={name} on={value === name} icon={<Icon />} onClick={() => onChange(name)}>
              {categoryLabels[name]}
            </Chip>
          );
        })}
      </ChipRow>
      <InlineError>{missing && errorTexts.ofCode.CATEGORY_REQUIRED}</InlineError>
    </div>
  );
}

function WhatWillHappen({ run, counts }: { run: DryRun; counts: ReturnType<typeof countsOf> }) {
  const wanted = run.rows.filter(({ check }) => check.outcome === 'found').length;
  const isLimited = run.room !== null && wanted > run.room;
  const cut = run.rows.filter(({ isCut }) => isCut).length;
  const lines = [
    counts.save > 0 && bringText.willSave(counts.save),
    counts.pin > 0 && bringText.willPin(counts.pin),
    counts.wait > 0 && bringText.willWait(counts.wait),
    counts.nothing > 0 && bringText.stays(counts.nothing),
    cut > 0 && bringText.cut(cut),
  ].filter((line) => line !== false);
  return (
    <section className={styles.plan} aria-label={bringText.willHappen} role="status">
      {isLimited && <p className="text-ink-2">{bringText.limited(run.room ?? 0)}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
