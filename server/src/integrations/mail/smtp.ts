import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A mail server that is slower than this counts as not reachable. */
const TIMEOUT_MS = 10_000;

/**
 * Mail over SMTP, a few connections kept open.
 * @param url smtp:// (STARTTLS where offered) or smtps://, with user and password where needed
 * @param from sender, `Name <address>`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  let connecting: Promise<Transporter> | undefined;
  const connect = () =>
    import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, pool: true, ...timeouts }, { from }),
    );
  return {
    send: async ({ to, subject, text, html, messageId, headers = {} }) => {
      connecting ??= connect();
      const transport = await connecting;
      // An address object is taken as it is: text in `to` could name several recipients.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, messageId, headers });
    },
  };
}
