import { COMPANY_ANSWER_SECONDS } from '@liora/domain/limits';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { ProductError } from '../../../rpc/errors.ts';

const PROVIDER = 'company';
const plain = (issuer: string) => issuer.replace(/\/$/, '');

/**
 * The provider as the library's own plugin makes it: discovery, the way there, the exchange of the code, and the check of
 * the token (signature, issuer, audience, nonce). An instance of its own, because it asks the provider while it is made: the
 * one that everybody's sessions need waits for nobody.
 */
async function discover({ config, log }: Deps) {
  const { company } = config;
  if (!company) throw new ProductError('COMPANY_OFF');
  const auth = betterAuth({
    baseURL: config.publicUrl,
    secret: config.sessionSecret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.warn({ library: 'better-auth' }, message) },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER,
            discoveryUrl: `${plain(company.issuer)}/.well-known/openid-configuration`,
            clientId: company.clientId,
            clientSecret: company.clientSecret,
            scopes: ['openid', 'email', 'profile'],
            // What every provider takes (RFC 6749, 2.3.1).
            authentication: 'basic',
            requireIdTokenVerification: true,
          },
        ],
      }),
    ],
  });
  const { socialProviders } = await auth.$context;
  const provider = socialProviders.find(({ id }) => id === PROVIDER);
  if (provider && plain(provider.issuer ?? '') === plain(company.issuer)) return provider;
  if (provider) log.warn('the provider of OIDC_ISSUER calls itself by another issuer');
  throw new ProductError('COMPANY_DOWN');
}

type Provider = Awaited<ReturnType<typeof discover>>;
const found = new WeakMap<Config, Promise<Provider>>();

/** Asked once; after a failure whoever comes next asks again. @throws COMPANY_OFF, COMPANY_DOWN */
export function companyProvider(deps: Deps): Promise<Provider> {
  const known = found.get(deps.config);
  if (known) return known;
  const asking = inTime(discover(deps));
  found.set(deps.config, asking);
  asking.catch(() => found.delete(deps.config));
  return asking;
}

/** @throws COMPANY_DOWN when the company takes too long */
export async function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProductError('COMPANY_DOWN')), COMPANY_ANSWER_SECONDS * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
