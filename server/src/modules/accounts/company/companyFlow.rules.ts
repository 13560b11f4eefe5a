import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { OAuth2Tokens } from 'better-auth';
import * as z from 'zod';

const common = { next: z.string(), end: z.number() };

/** What a browser carries while its person is at the company, and until they have a name here. */
const flow = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('pending'),
    /** State, nonce and verifier are made of it. */
    id: z.string(),
    purpose: z.enum(['sign in', 'connect', 'prove']),
    /** Who asked; null before anybody is known. */
    userId: z.string().nullable(),
    at: z.number(),
  }),
  z.object({
    ...common,
    kind: z.literal('vouched for'),
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
  }),
]);
export type CompanyFlow = z.infer<typeof flow>;
export type PendingFlow = Extract<CompanyFlow, { kind: 'pending' }>;

const mac = (secret: string, words: string) => createHmac('sha256', secret).update(words).digest('base64url');

/** Signed, so that no browser can say whom it waits for, or for whom a company has vouched. */
export function sealFlow(secret: string, content: CompanyFlow): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${mac(secret, `company flow\n${body}`)}`;
}

/** Null for one that is none of ours or has run out. */
export function openFlow(secret: string, sealed: string | null, now: Date): CompanyFlow | null {
  const [body = '', signature = ''] = (sealed ?? '').split('.', 2);
  if (!isSame(signature, mac(secret, `company flow\n${body}`))) return null;
  const content = flow.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return content.end > now.getTime() ? content : null;
}

/** What goes to the company and has to come back: made of the flow, so that the browser keeps none of it. */
export function secretsOf(secret: string, id: string) {
  return {
    state: mac(secret, `company state\n${id}`),
    nonce: mac(secret, `company nonce\n${id}`),
    codeVerifier: mac(secret, `company verifier\n${id}`),
  };
}

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Under which an answered flow is remembered. */
export const flowHash = (id: string) => createHash('sha256').update(`company flow\n${id}`).digest('hex');

const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string(),
  azp: z.string().optional(),
  auth_time: z.number().optional(),
});

/** What a token says whose signature, issuer, audience and nonce the library has checked; null where it lacks something. */
export function claimsOf({ idToken }: OAuth2Tokens): z.infer<typeof claims> | null {
  const [, body = ''] = idToken?.split('.') ?? [];
  const read = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString() || 'null'));
  return read.success ? read.data : null;
}
