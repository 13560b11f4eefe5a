import { DAY_SECONDS } from '@liora/domain/durations';
import { SESSION_DAYS, SESSION_EXTEND_AFTER_DAYS } from '@liora/domain/limits';
import { betterAuth } from 'better-auth';
import type { Deps } from '../../../deps.ts';

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * The sign-in library on our tables. Its own HTTP routes are not served: services call `auth.api`.
 * It extends and ends sessions, and hashes passwords. Signing up, mailed links, second factors and the start of a session
 * are ours: they have to be one transaction with the profile, and its own sign-in starts a session before a second step
 * could be asked for (docs/decisions/0019).
 */
function createAuth({ config, db, log }: Deps) {
  return betterAuth({
    baseURL: config.publicUrl,
    secret: config.sessionSecret,
    database: { db, type: 'postgres' },
    user: { modelName: 'auth_users', fields: { emailVerified: 'email_verified', ...timestamps } },
    session: {
      modelName: 'auth_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: SESSION_EXTEND_AFTER_DAYS * DAY_SECONDS,
      // No copy of the session in a cookie: sign-out and a new password take effect at once.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', ...timestamps },
    },
    advanced: {
      cookiePrefix: 'liora.auth',
      // The library would put '__Secure-' in front of the name; it has to begin with liora.auth (RUL-31).
      useSecureCookies: false,
      defaultCookieAttributes: {
        secure: config.publicUrl.startsWith('https:'),
        httpOnly: true,
        sameSite: 'lax',
      },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ library: 'better-auth' }, message),
    },
  });
}

type Auth = ReturnType<typeof createAuth>;
const made = new WeakMap<Deps, Auth>();

/** One instance per app, made at first use. */
export function authOf(deps: Deps): Auth {
  const known = made.get(deps);
  if (known) return known;
  const auth = createAuth(deps);
  made.set(deps, auth);
  return auth;
}
