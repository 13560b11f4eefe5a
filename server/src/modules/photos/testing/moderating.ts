import type { AddressedCaller, SignedInCaller } from '../../../rpc/context.ts';
import { blockUser } from '../../safety/blocks/blocks.service.ts';
import { reportContent } from '../../safety/reports/reports.service.ts';

export const block = (who: SignedInCaller, whom: SignedInCaller) => blockUser(who, whom.viewer.userId);

export const reportPhoto = (
  who: AddressedCaller,
  what: { content_type: 'photo' | 'profile'; content_id: string },
) => reportContent(who, { ...what, reason: 'inappropriate', details: null });
