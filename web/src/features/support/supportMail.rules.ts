import { mailTo } from '../../lib/mailTo.ts';

/** The subjects of letters, in the language of those who read them (RUL-90). */
const SUBJECT = 'Liora support request';
const MEMBER_PREFIX = '[Privé]';

/** What opens a letter to support, its subject filled in; members' come first there (SUP-02, MEM-26, RUL-90). */
export function supportMail(email: string, isMember: boolean): string {
  return mailTo(email, isMember ? `${MEMBER_PREFIX} ${SUBJECT}` : SUBJECT);
}
