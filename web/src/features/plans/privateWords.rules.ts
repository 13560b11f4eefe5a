import type { PlanCard } from '@liora/domain/contract/planCards';
import { planCardsText } from './planCards.text.ts';

/** Who sees a private plan: its creator, or the two of them. Whoever sees somebody else's is the other one. */
export const privateWords = ({ is_own, seen_by_partner }: Pick<PlanCard, 'is_own' | 'seen_by_partner'>) =>
  is_own && !seen_by_partner ? planCardsText.onlyYou : planCardsText.onlyYouTwo;
