import { classNames } from './classNames.ts';
import { Tag } from './Tag.tsx';

export interface TagListProps {
  tags: readonly string[];
  /** How many are shown on phones and on desktop: 2 and 3 in lists. Everything when left out. */
  phone?: number;
  desktop?: number;
  big?: boolean;
  className?: string;
}

/** Read-only words. Which are hidden is decided in CSS, so nothing jumps when the window is resized. */
export function TagList({ tags, phone = tags.length, desktop = tags.length, big, className }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classNames('tags', className)}>
      {tags.slice(0, Math.max(phone, desktop)).map((tag, index) => (
        <li
          key={tag}
          className={classNames(index >= phone && 'max-md:hidden', index >= desktop && 'md:hidden')}
        >
          <Tag big={big}>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
