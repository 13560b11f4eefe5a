import { icu, texts } from '@liora/domain/i18n/texts';
import { ADMIN_PROOF_MINUTES } from '@liora/domain/limits';

export const confirmText = texts('adminProof', {
  lead: icu(
    'Admins are asked again after {minutes, plural, one {# minute} other {# minutes}}. What you were doing goes on.',
    { minutes: ADMIN_PROOF_MINUTES },
  ),
  needed: 'Confirm that it is you',
  neededText: 'Then this screen goes on.',
  confirm: 'Confirm',
});
