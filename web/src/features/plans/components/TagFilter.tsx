import { PLAN_MAX_TAGS, PLAN_TAGS_LEADING } from '@liora/domain/limits';
import { tagName, tagsAsShown } from '@liora/domain/rules/shownNames';
import { FILTER_TAGS } from '@liora/domain/rules/tags';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { RovingFocus } from '../../../ui/RovingFocus.tsx';
import { plansText } from '../plans.text.ts';

interface TagFilterProps {
  chosen: readonly string[];
  /** Tags in use besides the 18 fixed ones. */
  found: readonly string[];
  /** The most used ones; while nobody knows, the first of the fixed ones stand for them. */
  leading: readonly string[] | undefined;
  onChange: (tags: string[]) => void;
  /** Stands before the tags: what else the list is narrowed by. */
  before?: ReactNode;
}

const FIXED = FILTER_TAGS.map((tag) => tag.name);

/**
 * The 18 tags and those found in plans, alphabetical, several at once, clearable (RUL-58, PLAN-20). First the most used ones, the
 * rest behind 'More tags' (FIX-67). With as many as a list is asked for by, what is not chosen cannot be.
 */
export function TagFilter({ chosen, found, leading, onChange, before }: TagFilterProps) {
  const [open, setOpen] = useState(false);
  const all = tagsAsShown(new Set([...FIXED, ...found, ...chosen]));
  const first = new Set([...fewest(leading ?? []), ...chosen]);
  const shown = open ? all : all.filter((tag) => first.has(tag));
  const full = chosen.length >= PLAN_MAX_TAGS;
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <RovingFocus label={plansText.filterLabel}>
      <ChipRow label={plansText.filterLabel} className="mb-6">
        {before}
        <Chip on={chosen.length === 0} onClick={() => onChange([])}>
          {plansText.allTags}
        </Chip>
        {shown.map((tag) => (
          <Chip
            key={tag}
            on={chosen.includes(tag)}
            disabled={full && !chosen.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {tagName(tag)}
          </Chip>
        ))}
        {(open || shown.length < all.length) && (
          <Chip aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? plansText.fewerTags : plansText.moreTags}
          </Chip>
        )}
      </ChipRow>
      <p role="status" className="-mt-4 mb-6 text-small text-ink-2 empty:hidden">
        {full && plansText.tagsFull(PLAN_MAX_TAGS)}
      </p>
    </RovingFocus>
  );
}

/** Where fewer are in use, fixed ones stand beside them. */
const fewest = (leading: readonly string[]): string[] =>
  [...new Set([...leading, ...tagsAsShown(FIXED)])].slice(0, PLAN_TAGS_LEADING);
