import { PIN_BLOCK_TOAST_MS } from '@liora/domain/limits';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { membershipText } from '../../features/membership/membership.text.ts';
import {
  loadFailureToast,
  manageToast,
  purchaseToast,
  restoreToast,
} from '../../features/membership/purchaseToasts.actions.ts';
import { createText } from '../../features/plans/create/create.text.ts';
import { planText } from '../../features/plans/details/plan.text.ts';
import { planCardsText } from '../../features/plans/planCards.text.ts';
import { plansText } from '../../features/plans/plans.text.ts';
import { safetyText } from '../../features/safety/safety.text.ts';
import {
  blockFailureWords,
  reportFailureWords,
  signInWords,
} from '../../features/safety/safetyFailures.rules.ts';
import { locationText } from '../../lib/location/location.text.ts';
import type { ToastOptions } from '../../ui/toast.ts';

type ToastCall = [title: string, options?: ToastOptions];

const good = (title: string, description?: string): ToastCall => [title, { description, kind: 'success' }];
const bad = (title: string, description?: string): ToastCall => [title, { description, kind: 'error' }];
const failure = ({ title, ...options }: { title: string } & ToastOptions): ToastCall => [
  title,
  { ...options, kind: 'error' },
];
const undo = { label: plansText.undo, onPress: () => undefined };
const lost = new TypeError('Failed to fetch');
const found = (words: { title: string; text: string }, kind: 'success' | 'error'): ToastCall => [
  words.title,
  { description: words.text, kind },
];

/** Every toast of the app, by area, in the words and looks it really has. */
export const TOASTS: Record<string, ToastCall[]> = {
  Plans: [
    good(createText.createdTitle, createText.createdText('Clay, wine and one long table')),
    good(createText.saved),
    bad(createText.failed, createText.failedText),
    bad(createText.saveFailed, createText.saveFailedText),
    bad(createText.missingTitle, createText.missingTitleText),
    bad(createText.morePlaces, createText.morePlacesText),
    [createText.alreadyThere],
    [createText.full],
    [createText.removed('Lumen Vini'), { action: undo }],
    [plansText.deleted, { action: undo }],
    good(plansText.restored),
    bad(plansText.ownOnly),
    good(plansText.liked),
    good(plansText.unliked),
    good(plansText.saved),
    good(plansText.unsaved),
    bad(planCardsText.likeFailed),
    bad(planCardsText.saveFailed),
    bad(plansText.unsaveFailed),
    bad(plansText.authTitle, plansText.authLike),
    bad(plansText.authTitle),
    good(planText.copied, 'https://liora.example/plan/…'),
    bad(planText.copyFailed, 'https://liora.example/plan/…'),
  ],
  'Report and block': [
    bad(safetyText.errorTitle, safetyText.planMissing),
    bad(safetyText.errorTitle, safetyText.ownContent),
    failure(reportFailureWords('plan', lost)),
    failure(blockFailureWords('plan', lost)),
    failure(signInWords('plan', safetyText.signInToReport)),
    failure(signInWords('plan', safetyText.blockFailures.auth_failed)),
    bad(safetyText.alreadyBlocked, safetyText.blockFailures.already_blocked),
    good(safetyText.unblocked),
    bad(safetyText.unblockFailed),
    found(safetyText.pinReportToast, 'success'),
    failure(reportFailureWords('pin', lost)),
    [safetyText.pinBlocked, { kind: 'success', duration: PIN_BLOCK_TOAST_MS }],
    failure(blockFailureWords('pin', lost)),
    bad(safetyText.pinBlockFailed, safetyText.blockFailures.not_found),
  ],
  Membership: [
    ...([purchaseToast({ kind: 'sign in' }), purchaseToast({ kind: 'store later' })] as (ToastCall | null)[]),
    purchaseToast({ kind: 'failed', message: null }),
    purchaseToast({ kind: 'on its way' }),
    good(membershipText.purchased, membershipText.purchasedText),
    restoreToast({ kind: 'sign in' }),
    restoreToast({ kind: 'store later' }),
    restoreToast({ kind: 'nothing found' }),
    restoreToast({ kind: 'failed', message: null }),
    good(membershipText.restored, membershipText.restoredText),
    manageToast(),
    loadFailureToast(lost),
  ].filter((said) => said !== null),
  Location: [
    found(locationText.found, 'success'),
    found(locationText.denied, 'error'),
    found(locationText.timeout, 'error'),
    found(locationText.unavailable, 'error'),
  ],
  Accounts: [
    good(accountsText.welcomeBack),
    good(accountsText.accountCreated),
    good(accountsText.linkSentAgain),
    good(accountsText.resetSent, accountsText.resetSentLead),
    bad(accountsText.resetError),
    bad(accountsText.invalidResetLink),
    good(accountsText.passwordUpdated),
    bad(accountsText.updateFailed),
    good(accountsText.verified),
  ],
};
