import { formatList } from '@liora/domain/i18n/format';
import { Eye } from 'lucide-react';
import { moderationText } from '../moderation.text.ts';

/** Who else has a thing open; nothing where nobody has. */
export function OpenElsewhere({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-small font-semibold">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {moderationText.openElsewhere(formatList(names), names.length)}
      </span>
    </span>
  );
}
