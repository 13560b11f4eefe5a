import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** One whole sentence: 'I accept the <terms>terms</terms>'. */
  text: string;
  /** What becomes of the words inside each tag. */
  tags: Record<string, (words: string) => ReactNode>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/;
const PARTS = 3;

/** A sentence with links in it, in one piece for translators, who may order its parts in their own way. */
export function RichText({ text, tags }: RichTextProps) {
  const parts = text.split(TAG);
  return parts.map((part, i) => {
    if (i % PARTS === 0) return part;
    const made = i % PARTS === 1 && tags[part]?.(parts[i + 1] ?? '');
    return made ? <Fragment key={part}>{made}</Fragment> : null;
  });
}
