import type { MailMessage } from '../../../integrations/mail/mailer.ts';
import { spokenLanguage } from '../../../language.ts';
import type { AccountNotice, EmailChangeLetter } from '../../../queue/queues.ts';
import type { SignInLink } from '../signInLink/signInLinks.queries.ts';
import { type AccountMail, accountMails, noticeMails } from './accounts.mails.text.ts';

/** @param link address of the page to choose a new password, with its token */
export function resetMail(to: string, link: string): MailMessage {
  return compose(to, accountMails.reset, link);
}

/** @param link address of the page with the one button, with its token */
export function signInMail({ email, browser, system, invitation_id }: SignInLink, link: string): MailMessage {
  const { lead, answers, askedWith, ...mail } = accountMails.signIn;
  const words = [invitation_id === null ? lead : answers];
  if (browser && system) words.push(askedWith(browser, system));
  return compose(email, { ...mail, lead: words.join(' ') }, link);
}

/** @param link address of the page that confirms the e-mail, with its token */
export function verificationMail(to: string, link: string): MailMessage {
  return compose(to, accountMails.verification, link);
}

/** @param link address of the sign-in page */
export function accountExistsMail(to: string, link: string): MailMessage {
  return compose(to, accountMails.accountExists, link);
}

/** @param link where to see to it: the screen about signing in, or the link of a change of e-mail */
export function noticeMail(to: string, kind: AccountNotice | EmailChangeLetter, link: string): MailMessage {
  return compose(to, noticeMails[kind], link);
}

/**
 * Nothing that people typed goes into a letter, and of what a browser says of itself only names that we know: there is
 * nothing to escape but the link's own characters.
 */
function compose(to: string, mail: AccountMail, link: string): MailMessage {
  const { signature } = accountMails;
  return {
    to,
    subject: mail.subject,
    text: `${mail.lead}\n\n${mail.action}:\n${link}\n\n${mail.after}\n\n${signature}\n`,
    html: [
      `<!doctype html><html lang="${spokenLanguage()}"><body style="font-family:sans-serif;color:#2a1624;line-height:1.5">`,
      `<p>${mail.lead}</p>`,
      `<p><a href="${encodeURI(link)}">${mail.action}</a></p>`,
      `<p>${mail.after}</p><p>${signature}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}
