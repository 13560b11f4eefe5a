import { moodTexts } from '@liora/domain/rules/moods.text';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { longDay } from '../day.rules.ts';
import styles from '../memories.module.css';
import { memoriesText } from '../memories.text.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { memoryFormText } from './form.text.ts';
import type { MemoryDraft } from './memoryDraft.forms.ts';
import { bothReflections, type MergedField } from './mergeMemory.rules.ts';

const labels = (): Record<MergedField, string> => ({
  place_name: memoryFormText.name,
  date_completed: memoryFormText.day,
  rating: memoryFormText.rating,
  mood: memoryFormText.mood,
  reflection: memoryFormText.words,
});

const SHOWN: { [Field in MergedField]: (value: MemoryDraft[Field]) => string } = {
  place_name: (name) => name,
  date_completed: longDay,
  rating: (rating) => (rating === null ? '' : memoriesText.outOf(rating)),
  mood: (mood) => (mood ? moodTexts[mood] : ''),
  reflection: (words) => words,
};
const shown = (draft: MemoryDraft, field: MergedField) =>
  (SHOWN[field] as (value: MemoryDraft[MergedField]) => string)(draft[field]) || memoryFormText.nothing;

interface ChangedMeanwhileProps {
  mine: MemoryDraft;
  theirs: MemoryDraft;
  conflicts: readonly MergedField[];
  onChosen: (draft: MemoryDraft) => void;
}

/** What both changed, side by side: one's own, the other's, or the words of both. */
export function ChangedMeanwhile({ mine, theirs, conflicts, onChosen }: ChangedMeanwhileProps) {
  const name = usePartnerName() ?? memoriesText.yourPartner;
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    void head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const taken = Object.fromEntries(conflicts.map((field) => [field, theirs[field]]));
  const both = bothReflections(mine.reflection, theirs.reflection);
  return (
    <section ref={head} className={styles.changed} role="alert">
      <h3 className="text-label font-semibold">{memoryFormText.changedTitle(name)}</h3>
      <p className="text-small text-ink-2">{memoryFormText.changedText}</p>
      <dl className="grid gap-3">
        {conflicts.map((field) => (
          <div key={field}>
            <dt className="text-caption font-semibold">{labels()[field]}</dt>
            <dd>
              <span className="text-caption text-ink-2">{memoryFormText.mine}</span> {shown(mine, field)}
            </dd>
            <dd>
              <span className="text-caption text-ink-2">{memoryFormText.theirs}</span> {shown(theirs, field)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChosen(mine)}>
          {memoryFormText.keepMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChosen({ ...mine, ...taken })}>
          {memoryFormText.keepTheirs}
        </Button>
        {conflicts.includes('reflection') && (
          <Button size="sm" variant="quiet" onClick={() => onChosen({ ...mine, reflection: both })}>
            {memoryFormText.keepBoth}
          </Button>
        )}
      </div>
    </section>
  );
}
