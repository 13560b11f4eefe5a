import { EMAIL_MAX_CHARS } from '@liora/domain/limits';
import { z } from '../../../lib/zod.ts';
import { entryText } from '../accounts.text.ts';
import { securityText } from './security.text.ts';

export const newEmailForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: () => entryText.emailMissing })
    .pipe(z.email({ error: () => entryText.emailWrong }).max(EMAIL_MAX_CHARS)),
});
export type NewEmailEntries = z.infer<typeof newEmailForm>;

export const codeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => securityText.codeMissing })
    .max(40),
});
export type CodeEntries = z.infer<typeof codeForm>;
