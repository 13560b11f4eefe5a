import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@liora/domain/limits';
import { usernameProblem } from '@liora/domain/rules/username';
import { z } from '../../lib/zod.ts';
import { entryText } from './accounts.text.ts';

const identifier = z
  .string()
  .trim()
  .min(1, { error: () => entryText.identifierMissing })
  .max(254, { error: () => entryText.identifierMissing });

const newPassword = {
  password: z
    .string()
    .min(PASSWORD_MIN_CHARS, { error: () => entryText.passwordTooShort })
    .max(PASSWORD_MAX_CHARS),
  repeat: z.string(),
};

/** AUTH-06, AUTH-14: told under the second entry, also while other fields are still wrong. */
const sameTwice = {
  check: ({ password, repeat }: { password: string; repeat: string }) => password === repeat,
  told: { path: ['repeat'], error: () => entryText.passwordsDiffer, when: () => true },
};

export const signInForm = z.object({
  identifier,
  password: z
    .string()
    .min(1, { error: () => entryText.passwordMissing })
    .max(PASSWORD_MAX_CHARS),
});
export type SignInEntries = z.infer<typeof signInForm>;

/** What every account begins with. */
const ownName = {
  username: z
    .string()
    .refine((name) => usernameProblem(name) === null, { error: () => entryText.usernameInvalid }),
  adult: z.boolean().refine(Boolean, { error: () => entryText.adultMissing }),
};

export const companySignUpForm = z.object(ownName);
export type CompanySignUpEntries = z.infer<typeof companySignUpForm>;

/** What an account is reached by. */
const email = z
  .string()
  .trim()
  .min(1, { error: () => entryText.emailMissing })
  .pipe(z.email({ error: () => entryText.emailWrong }).max(EMAIL_MAX_CHARS));

/** `adult` is asked where the link may make an account. */
export const emailLinkForm = (asksAdult: boolean) =>
  z.object({ email, adult: asksAdult ? ownName.adult : z.boolean() });
export type EmailLinkEntries = z.infer<ReturnType<typeof emailLinkForm>>;

export const signUpForm = z
  .object({
    ...ownName,
    email,
    ...newPassword,
  })
  .refine(sameTwice.check, sameTwice.told);
export type SignUpEntries = z.infer<typeof signUpForm>;

export const forgotForm = z.object({ identifier });
export type ForgotEntries = z.infer<typeof forgotForm>;

export const newPasswordForm = z.object(newPassword).refine(sameTwice.check, sameTwice.told);
export type NewPasswordEntries = z.infer<typeof newPasswordForm>;
