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
import { CheckedRows } from './CheckedRows.tsx';
import type { DryRun } from './import.actions.ts';
import styles from './import.module.css';
import { importText } from './import.text.ts';
import { type Choice, countsOf, fatesOf } from './importPlan.rules.ts';
import type { ListImport } from './useListImport.ts';

/** What is in the file, what would become of it, and the one thing that has to be chosen. */
export function DryRunView({ run, listImport }: { run: DryRun; listImport: ListImport }) {
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
    void listImport.start(run, kind === 'pin' && category ? { kind, category } : { kind: 'wait' });
  };
  if (run.rows.length === 0 && run.unread.length === 0) return <Nothing listImport={listImport} />;
  return (
    <>
      <CheckedRows run={run} />
      {mightPin > 0 && (
        <RadioList
          label={importText.rest}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'wait', label: importText.asWaiting, note: importText.asWaitingNote },
            { value: 'pin', label: importText.asPins, note: importText.asPinsNote },
          ]}
        />
      )}
      {counts.pin > 0 && (
        <PinCategory value={category} onChange={setCategory} missing={asked && needsCategory} />
      )}
      <WhatWillHappen run={run} counts={counts} />
      <div className="grid gap-2">
        <Button wide disabled={total === 0} onClick={start}>
          {importText.import(total)}
        </Button>
        <Button wide variant="line" onClick={listImport.again}>
          {importText.another}
        </Button>
      </div>
    </>
  );
}

function Nothing({ listImport }: { listImport: ListImport }) {
  return (
    <>
      <p role="status">{importText.empty}</p>
      <Button wide onClick={listImport.again}>
        {importText.another}
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
      <ChipRow label={importText.category} wrap>
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
    counts.save > 0 && importText.willSave(counts.save),
    counts.pin > 0 && importText.willPin(counts.pin),
    counts.wait > 0 && importText.willWait(counts.wait),
    counts.nothing > 0 && importText.stays(counts.nothing),
    cut > 0 && importText.cut(cut),
  ].filter((line) => line !== false);
  return (
    <section className={styles.plan} aria-label={importText.willHappen} role="status">
      {isLimited && <p className="text-ink-2">{importText.limited(run.room ?? 0)}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
