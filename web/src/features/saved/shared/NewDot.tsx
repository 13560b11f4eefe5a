import { sharedSavesText } from './sharedSaves.text.ts';

/** Not looked at yet: a dot and the word, so that colour does not carry it alone. */
export function NewDot() {
  return (
    <span className="flex flex-none items-center gap-1.5 text-small font-semibold text-amber-ink">
      <span aria-hidden="true" className="size-2 rounded-full bg-amber" />
      {sharedSavesText.isNew}
    </span>
  );
}
