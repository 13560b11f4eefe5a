import type { Person } from '@liora/domain/contract/common';

/** What is reported, or whose content is blocked. */
export interface SafetySubject {
  variant: 'plan' | 'pin';
  /** Of the plan or the pin. */
  id: string;
  title: string;
  author: Person;
}
