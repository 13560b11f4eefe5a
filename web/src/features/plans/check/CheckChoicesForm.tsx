import { formatDate } from '@liora/domain/i18n/format';
import { STOP_COST_MAX_FOR_TWO } from '@liora/domain/limits';
import { DIETS, type Diet } from '@liora/domain/rules/diets';
import { dietName } from '@liora/domain/rules/shownNames';
import { dollars } from '@liora/domain/rules/stopLabels';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { dollarsTyped } from '../dollarsTyped.rules.ts';
import { type CheckChoices, chooseForCheck } from './checkChoices.store.ts';
import styles from './planCheck.module.css';
import { planCheckText } from './planCheck.text.ts';

/** A choice needs a value that is not empty. */
const ANY = 'any';

interface CheckChoicesFormProps {
  /** YYYY-MM-DD: the evening that is checked. */
  date: string;
  choices: CheckChoices;
}

/** What the evening is held against, in a line; pressed, it can be changed. */
export function CheckChoicesForm({ date, choices }: CheckChoicesFormProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Chip
        className={styles.choices}
        aria-expanded={open}
        iconEnd={<Pencil />}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{planCheckText.change}</span>
        <span className={styles.chosen}>
          {chosenWords(date, choices).map((words) => (
            <span key={words} className="dot">
              {words}
            </span>
          ))}
        </span>
      </Chip>
      {open && <Fields date={date} choices={choices} />}
    </>
  );
}

function Fields({ date, choices: { budget, diet } }: CheckChoicesFormProps) {
  return (
    <div className={styles.fields}>
      <Field
        label={planCheckText.evening}
        type="date"
        value={date}
        onChange={(event) => chooseForCheck({ date: event.target.value || null })}
      />
      <Field
        label={planCheckText.budget}
        inputMode="numeric"
        autoComplete="off"
        leading={<span aria-hidden="true">$</span>}
        value={budget ?? ''}
        onChange={(event) =>
          chooseForCheck({ budget: dollarsTyped(event.target.value, STOP_COST_MAX_FOR_TWO) })
        }
      />
      <Select<Diet | typeof ANY>
        label={planCheckText.diet}
        value={diet ?? ANY}
        options={[
          { value: ANY, label: planCheckText.noDiet },
          ...DIETS.map((name) => ({ value: name, label: dietName(name) })),
        ]}
        onValueChange={(value) => chooseForCheck({ diet: value === ANY ? null : value })}
      />
      <p className="text-caption text-ink-2">{planCheckText.choicesNote}</p>
    </div>
  );
}

/** 'On Fri, May 15', 'up to $120', 'Vegan'. */
function chosenWords(date: string, { budget, diet }: CheckChoices): string[] {
  const day = formatDate(new Date(date), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const most = budget === null ? planCheckText.noBudget : planCheckText.upTo(dollars(budget));
  return [planCheckText.on(day), most, diet ? dietName(diet) : planCheckText.anyDiet];
}
