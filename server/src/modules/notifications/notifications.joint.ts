import type { NotificationType } from '@liora/domain/rules/notifications';
import type { JointContent } from '../../content/jointKind.ts';
import { deleteBetween } from './notifications.queries.ts';

/** Whether a notification tells of what two people share; dates are asked and answered without a link, too. */
const OF_A_LINK: Readonly<Record<NotificationType, boolean>> = {
  invitation_response: false,
  invitation_received: false,
  invitation_changed: false,
  surprise_opened: true,
  partner_activity: true,
  partner_linked: true,
  // What ended it is told afterwards.
  partner_unlinked: false,
  check_in_revealed: true,
  check_in_reminder: true,
  free_evening: true,
  match_opened: true,
  moderation_decision: false,
  report_decided: false,
};

const types = Object.entries(OF_A_LINK).flatMap(([type, isOfLink]) => (isOfLink ? [type] : []));

/** What each was told of the other goes with the link, and with it what waits to be sent. */
export const notificationsJoint: JointContent = {
  part: (trx, { people }) => deleteBetween(trx, people, types),
};
