export interface MailMessage {
  /** One e-mail address. */
  to: string;
  subject: string;
  /** Plain text, complete by itself: links stand on their own line. */
  text: string;
  html: string;
  /** `<id@host>`, the same whenever this letter is sent: mail programs show what they got twice once. */
  messageId?: string;
  /** Further headers, for mail programs. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Resolves once the message was handed over; rejects when it was not. */
  send(message: MailMessage): Promise<void>;
}
