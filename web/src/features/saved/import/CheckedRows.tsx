import { useState } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { WindowedList } from '../../../ui/WindowedList.tsx';
import type { Unread } from '../files/listFile.types.ts';
import type { DryRun } from './import.actions.ts';
import styles from './import.module.css';
import { importText } from './import.text.ts';
import type { Checked } from './importPlan.rules.ts';

type Outcome = Checked['check']['outcome'] | 'unread';
const OUTCOMES = ['found', 'new', 'saved', 'no_coordinates', 'unread'] as const satisfies readonly Outcome[];
function label(outcome: Outcome, count: number): string {
  if (outcome === 'no_coordinates') return importText.noCoordinates(count);
  return importText[outcome](count);
}

interface Line {
  key: string;
  outcome: Outcome;
  title: string;
  detail: string;
}

/** The rows of a file by what they would be; what could not be read with its file, its entry and why. */
export function CheckedRows({ run }: { run: DryRun }) {
  const [lines] = useState(() => [...run.rows.map(lineOf), ...run.unread.map(unreadLine)]);
  const [shown, setShown] = useState<Outcome | null>(null);
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  const among = shown === null ? lines : lines.filter(({ outcome }) => outcome === shown);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <ChipRow label={importText.shown} wrap>
        <Chip on={shown === null} onClick={() => setShown(null)}>
          {importText.all(lines.length)}
        </Chip>
        {OUTCOMES.filter((one) => count(one) > 0).map((one) => (
          <Chip key={one} on={shown === one} onClick={() => setShown(one)}>
            {label(one, count(one))}
          </Chip>
        ))}
      </ChipRow>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys */}
      <section className={styles.rows} aria-label={importText.shown} tabIndex={0}>
        <WindowedList items={among} keyOf={({ key }) => key} whole={false} keptKey={null} about={56}>
          {({ title, detail, outcome }) => (
            <div className={styles.row} data-outcome={outcome}>
              <p className="truncate font-semibold">{title}</p>
              <p className="truncate text-small text-ink-2">{detail}</p>
            </div>
          )}
        </WindowedList>
      </section>
    </div>
  );
}

function lineOf({ id, name, check }: Checked): Line {
  return { key: id, outcome: check.outcome, title: name, detail: detailOf(check) };
}

function detailOf(check: Checked['check']): string {
  switch (check.outcome) {
    case 'found':
      return check.metres === null
        ? importText.foundAs(check.place.name)
        : importText.foundNear(check.place.name, check.metres);
    case 'saved':
      return importText.isSaved;
    case 'new':
      return importText.isNew;
    case 'no_coordinates':
      return importText.isNowhere;
  }
}

function unreadLine({ file, entry, reason }: Unread, index: number): Line {
  const title = entry === null ? file : importText.entry(file, entry);
  return { key: `unread ${index}`, outcome: 'unread', title, detail: importText.reasons[reason] };
}
