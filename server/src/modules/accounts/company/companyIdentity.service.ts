import { EMAIL_MAX_CHARS } from '@liora/domain/limits';
import type { OAuth2Tokens } from 'better-auth';
import * as z from 'zod';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { ProductError } from '../../../rpc/errors.ts';
import type { CompanyIdentity } from './company.types.ts';
import { claimsOf, secretsOf } from './companyFlow.rules.ts';
import { companyProvider, inTime } from './provider.runtime.ts';

/** Where the company sends people back to: what the operator tells it. */
const companyReturnAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}/auth/company`;

/** The address that the browser goes to. `anew`: the company is to ask also whom it knows. */
export async function wayToCompany(deps: Deps, flowId: string, { anew }: { anew: boolean }): Promise<string> {
  const provider = await companyProvider(deps);
  const { state, nonce, codeVerifier } = secretsOf(deps.config.sessionSecret, flowId);
  const address = await provider.createAuthorizationURL({
    state,
    codeVerifier,
    idTokenNonce: nonce,
    redirectURI: companyReturnAddress(deps.config),
    ...(anew && { additionalParams: { prompt: 'login', max_age: '0' } }),
  });
  return address.href;
}

/**
 * Exchanges the code of an answer for whom it is about. @throws COMPANY_REFUSED for whatever does not fit, COMPANY_DOWN
 */
export async function identify(
  deps: Deps,
  flowId: string,
  { code, iss }: { code: string; iss?: string | undefined },
): Promise<CompanyIdentity> {
  const provider = await companyProvider(deps);
  // An answer of another provider than was asked (RFC 9207).
  if (iss !== undefined && iss !== provider.issuer) throw new ProductError('COMPANY_REFUSED');
  const { nonce, codeVerifier } = secretsOf(deps.config.sessionSecret, flowId);
  const redirectURI = companyReturnAddress(deps.config);
  const tokens = await orDown(
    deps,
    inTime(provider.validateAuthorizationCode({ code, codeVerifier, redirectURI })),
  );
  // Without one the library would ask for the profile alone, and nothing would be signed.
  if (!tokens?.idToken) throw new ProductError('COMPANY_REFUSED');
  const profile = await orDown(
    deps,
    inTime(provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce })),
  );
  return identityOf(deps.config, provider.issuer ?? '', tokens, profile?.data);
}

const profile = z.object({
  sub: z.string(),
  email: z.email().max(EMAIL_MAX_CHARS).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
});

function identityOf(
  { company }: Config,
  issuer: string,
  tokens: OAuth2Tokens,
  data: unknown,
): CompanyIdentity {
  const told = profile.safeParse(data);
  // The library has checked the token before it gives a profile.
  const claims = told.success ? claimsOf(tokens) : null;
  // A profile of somebody else than the token's (OpenID Connect Core, 5.3.2); a token made for another client.
  if (!told.success || !claims || told.data.sub !== claims.sub) throw new ProductError('COMPANY_REFUSED');
  if (claims.azp !== undefined && claims.azp !== company?.clientId) throw new ProductError('COMPANY_REFUSED');
  const { email, email_verified: verified } = told.data;
  const isTheirs = verified === true || verified === 'true';
  return {
    issuer,
    subject: claims.sub,
    email: isTheirs ? (email?.toLowerCase() ?? null) : null,
    authTime: claims.auth_time ?? null,
  };
}

/** What the company itself refuses is refused here; anything else is that it cannot be reached. */
async function orDown<Answer>({ log }: Deps, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProductError) throw error;
    const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : 0;
    log.warn({ status }, 'the company did not take an answer of its own sign-in');
    throw new ProductError(status >= 400 && status < 500 ? 'COMPANY_REFUSED' : 'COMPANY_DOWN');
  }
}
