import { checkInsText } from '../checkIns.text.ts';

/**
 * Kept quiet, so that nobody who looks over a shoulder reads it: opening it asks for nothing and is noted nowhere. The list of
 * helplines is one that covers most countries; the link tells it nothing of where it was pressed.
 */
export function SafetyNotice() {
  return (
    <details className="text-start text-small text-ink-2">
      <summary className="min-h-11 cursor-pointer content-center">{checkInsText.unsafe}</summary>
      <p>{checkInsText.unsafeLead}</p>
      <p className="mt-2">
        <a
          className="text-link"
          href="https://findahelpline.com/topics/abuse-domestic-violence"
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          {checkInsText.unsafeLines}
        </a>
      </p>
      <p className="mt-2">{checkInsText.unsafeNote}</p>
    </details>
  );
}
