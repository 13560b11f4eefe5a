import type { LetterType } from '@liora/domain/rules/notificationSettings';
import type { Config } from '../../../config.ts';
import { stopAddress } from '../unsubscribe/stopToken.rules.ts';
import type { Letter } from './notices.mails.ts';

interface Reader {
  to: string;
  userId: string;
  type: LetterType;
}

/** To whom a letter goes, under which Message-ID, and how such ones are switched off. */
export function letterBasics(
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>,
  { to, userId, type }: Reader,
  messageName: string,
): Pick<Letter, 'to' | 'type' | 'messageId' | 'stopAddress' | 'settingsAddress'> {
  const { publicUrl } = config;
  return {
    to,
    type,
    messageId: `<${messageName}@${new URL(publicUrl).hostname}>`,
    stopAddress: stopAddress(config, userId, type),
    settingsAddress: `${publicUrl}/profile/settings/notifications`,
  };
}
