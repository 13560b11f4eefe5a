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
  reason: 'Reason',
  reasonHelp: (left: number) =>
    icu('{left, plural, one {# character left} other {# characters left}}', { left }),
  reasonMissing: 'Please say why',
  cancel: 'Not now',
  working: 'One moment…',
  failed: 'It was not done. What you wrote is still here: try again.',
});
