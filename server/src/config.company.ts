import type { ParsedSettings } from './config.schema.ts';
import { ConfigError } from './config.variables.ts';

/** The OpenID provider of a company whose people may sign in with it (RUL-122). */
export interface CompanySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button. */
  name: string;
}

/** Nothing, or all of it: null is a Liora without company sign-in. */
export function companySettings(given: ParsedSettings): CompanySettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret, name: given.OIDC_NAME };
  if (!issuer && !clientId && !clientSecret) return null;
  throw new ConfigError(
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: give all three or none.',
  );
}
