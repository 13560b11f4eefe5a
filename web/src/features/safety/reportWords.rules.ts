import type { OwnReport } from '@liora/domain/contract/safety';
import { safetyText } from './safety.text.ts';

/** The reason of a report in the words in which its reporter chose it. */
export function reasonWords(kind: OwnReport['content_type'], reason: OwnReport['reason']): string {
  const { planReasons, pinReasons } = safetyText;
  const words: Partial<Record<string, string>> =
    kind === 'plan' ? { ...pinReasons, ...planReasons } : { ...planReasons, ...pinReasons };
  return words[reason] ?? reason;
}
