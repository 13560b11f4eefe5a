import { tagName, tagsAsShown } from '@liora/domain/rules/shownNames';
import { FILTER_TAGS } from '@liora/domain/rules/tags';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { plansText } from '../plans.text.ts';

interface TagFilterProps {
  chosen: readonly string[];
  /** Tags in use besides the 18 fixed ones. */
  found: readonly string[];
  onChange: (tags: string[]) => void;
  /** Stands before the tags: what else the list is narrowed by. */
  before?: ReactNode;
}

/** The 18 tags and those found in plans, alphabetical, several at once, clearable (RUL-58, PLAN-20). */
export function TagFilter({ chosen, found, onChange, before }: TagFilterProps) {
  const all = tagsAsShown(new Set([...FILTER_TAGS.map((tag) => tag.name), ...found, ...chosen]));
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <ChipRow label={plansText.filterLabel} className="mb-6">
      {before}
      <Chip on={chosen.length === 0} onClick={() => onChange([])}>
        {plansText.allTags}
      </Chip>
      {all.map((tag) => (
        <Chip key={tag} on={chosen.includes(tag)} onClick={() => toggle(tag)}>
          {tagName(tag)}
        </Chip>
      ))}
    </ChipRow>
  );
}
