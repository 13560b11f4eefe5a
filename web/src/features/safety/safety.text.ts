import { icu, texts } from '@liora/domain/i18n/texts';
import type { BlockFailure } from '@liora/domain/rules/blockResult';
import type { PinReportReason, PlanReportReason } from '@liora/domain/rules/reportReasons';

export const safetyText = texts('safety', {
  // Exact texts of the specification.
  errorTitle: 'Error',
  /** The plan area and the pin area spell it each in their way (RUL-72). */
  authTitle: {
    plan: 'Authentication required',
    pin: 'Authentication Required',
    profile: 'Authentication required',
    review: 'Authentication Required',
    photo: 'Authentication Required',
  },
  signInToReport: 'Please sign in to report content.',
  planMissing: 'Date plan information is missing',
  ownContent: 'You cannot report your own content',
  planReportFailed: 'Failed to submit report. Please try again.',
  planBlockFailed: 'Failed to block user. Please try again.',
  planReportDone:
    'Thank you for reporting this date plan. Our moderation team will review it shortly. We take community safety seriously and appreciate your help.',
  pinReportDone: "Thank you for helping keep our community safe. We'll review this report within 24 hours.",
  pinReportToast: { title: 'Report submitted', text: "We'll review this report within 24 hours." },
  pinReportFailed: { title: 'Failed to submit report', text: 'Please try again later.' },
  alreadyBlocked: 'User already blocked',
  pinBlocked: 'User blocked successfully',
  pinBlockFailed: 'Failed to block user',
  reportPin: 'Report Pin',
  unblocked: 'You can now see their content again.',
  listFailed: 'Unable to load your blocked users list. Please try refreshing the page.',
  /** What the shared block service says to each of its result codes (ERR-21 to ERR-25, ERR-68). */
  blockFailures: {
    auth_failed: 'Please sign in to block users.',
    self_block: 'You cannot block yourself.',
    already_blocked: 'This user is already blocked.',
    not_found: 'User not found. They may have been deleted.',
    database_error: 'Unable to block user. Please try again.',
    unknown_error: 'Something went wrong. Please try again later.',
  } satisfies Record<BlockFailure, string>,

  // Our own.
  open: 'Report or block',
  menuTitle: 'Report or block',
  reportPlan: 'Report this plan',
  reportProfile: 'Report this profile',
  reportReview: 'Report this review',
  reportPhoto: 'Report this photo',
  block: (name: string) => icu('Block {name}', { name }),
  reportTitle: 'Report',
  reasonLabel: 'What is wrong?',
  planReasons: {
    inappropriate_content: 'Inappropriate content',
    spam: 'Spam',
    misleading_information: 'Misleading information',
    copyright_violation: 'Copyright violation',
    harassment: 'Harassment',
    dangerous_activity: 'Dangerous activity',
    other: 'Other',
  } satisfies Record<PlanReportReason, string>,
  pinReasons: {
    inappropriate: 'Inappropriate',
    spam: 'Spam',
    harassment: 'Harassment',
    false_information: 'False information',
    fake_location: 'Fake location',
    other: 'Other',
  } satisfies Record<PinReportReason, string>,
  details: 'Details',
  detailsOptional: 'Details, optional',
  detailsNeeded: 'Tell us what is wrong',
  counter: (used: number, max: number) =>
    icu('{used} of {max, plural, one {# character} other {# characters}}', { used, max }),
  submit: 'Submit report',
  reportDoneTitle: 'Report submitted',
  blockTitle: (name: string) => icu('Block {name}?', { name }),
  blockText:
    'You no longer see their plans and pins, anywhere in Liora. They are not told. You can unblock them in your settings.',
  blockPartnerText:
    'You no longer see their plans and pins, anywhere in Liora, and you are disconnected at once: each of you keeps what is theirs, and neither sees what was shared. They are told that you are no longer linked, not that you blocked them. You can unblock them in your settings, which does not link you again.',
  blockConfirm: 'Block',
  keep: 'Not now',
  blockDoneTitle: 'User blocked',
  blockDone: (name: string) =>
    icu('{name} is blocked and their content is hidden from you. You can manage blocked users in settings.', {
      name,
    }),
  done: 'Done',
  connection: 'Please check your connection and try again.',

  blockedUsers: 'Blocked users',
  blockedOn: (date: string) => icu('Blocked {date}', { date }),
  unblock: 'Unblock',
  unblockNamed: (name: string) => icu('Unblock {name}', { name }),
  unblockFailed: 'They could not be unblocked. Please try again.',
  nobodyTitle: 'Nobody is blocked',
  nobodyText: 'Whoever you block is listed here, and can be unblocked at any time.',
  more: 'Show more',
  retry: 'Try Again',
});
