/** Long enough for a server at the other end of the world, short enough to still be read beside the start. */
const TIMEOUT_MS = 5_000;

const REASONS: Record<string, string> = {
  EAUTH: 'it refuses the user or the password',
  EDNS: 'its name is not known',
  ENOTFOUND: 'its name is not known',
  ETLS: 'it speaks no TLS, or its certificate is not trusted',
};

/** Asks the mail server of SMTP_URL whether it would take letters: what is wrong, in words, or undefined. */
export async function checkMailServer(smtpUrl: string): Promise<string | undefined> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? 'it does not answer';
    const { host } = new URL(smtpUrl);
    return `Warning: letters cannot leave through ${host} (SMTP_URL): ${reason}. Nobody gets mail until it takes them.`;
  } finally {
    transport.close();
  }
}
