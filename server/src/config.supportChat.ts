import { readHosts, readUrl } from './config.values.ts';
import type { Environment } from './config.variables.ts';

export interface SupportChatSettings {
  /** The script that draws the widget. */
  url: string;
  /** Origins besides that of `url` which the widget loads from or talks to. */
  hosts: string[];
}

/** The chat with the operator's support, from somebody who offers such widgets; null when there is none. */
export function readSupportChat(env: Environment): SupportChatSettings | null {
  const url = readUrl(env, 'SUPPORT_CHAT_URL', ['https:']);
  return url ? { url, hosts: readHosts(env, 'SUPPORT_CHAT_HOSTS', 'https://chat.example.com') } : null;
}
