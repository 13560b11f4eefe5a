import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';

/** Of the JSON of a service account of Google's what is needed to send. */
export interface FcmSettings {
  project: string;
  email: string;
  /** PKCS #8, PEM. */
  key: string;
}

/** Lines of a key may be written in one, as `\n`. */
const pem = z.string().transform((text) => `${text.replaceAll('\\n', '\n').trim()}\n`);

const isKeyOf = (type: 'ec' | 'rsa') => (text: string) => {
  try {
    return createPrivateKey(text).asymmetricKeyType === type;
  } catch {
    return false;
  }
};

// What a message says never repeats a value: all of them are secret.

/** The key by which Apple knows who sends. */
export const apnsKey = pem.refine(isKeyOf('ec'), {
  error: 'has to be the content of the .p8 file that Apple made, from BEGIN PRIVATE KEY to END PRIVATE KEY',
});

const account = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: pem.refine(isKeyOf('rsa')),
});

/** The JSON that Google makes for a service account. */
export const serviceAccount = z.string().transform((text, context): FcmSettings => {
  const read = account.safeParse(parsed(text));
  if (read.success) {
    const { project_id, client_email, private_key } = read.data;
    return { project: project_id, email: client_email, key: private_key };
  }
  const message =
    'has to be the JSON of a service account of Google, with project_id, client_email and private_key';
  context.issues.push({ code: 'custom', message, input: '' });
  return z.NEVER;
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
