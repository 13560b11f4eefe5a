import type { Person } from '@liora/domain/contract/common';

/** What is reported, or whose content is blocked. */
export interface SafetySubject {
  variant: 'plan' | 'pin' | 'review' | 'profile' | 'photo';
  /** Of the plan, pin, review or photo; of a profile the user id. */
  id: string;
  title: string;
  author: Person;
}
