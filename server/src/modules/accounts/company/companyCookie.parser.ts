import { MINUTE_MS } from '@liora/domain/durations';
import { COMPANY_SIGN_IN_MINUTES } from '@liora/domain/limits';
import type { RequestContext } from '../../../rpc/context.ts';
import { cookieValue } from '../session/sessionCookie.parser.ts';
import { type CompanyFlow, openFlow, sealFlow } from './companyFlow.rules.ts';

/** Begins with liora.auth like the session (RUL-31). */
const COMPANY_COOKIE = 'liora.auth.company';

type NewFlow = CompanyFlow extends infer Flow
  ? Flow extends CompanyFlow
    ? Omit<Flow, 'end'>
    : never
  : never;

/** The browser that started is the one that ends: it alone carries this. */
export function keepFlow({ deps, resHeaders }: RequestContext, flow: NewFlow): void {
  const end = deps.now().getTime() + COMPANY_SIGN_IN_MINUTES * MINUTE_MS;
  const sealed = sealFlow(deps.config.sessionSecret, { ...flow, end });
  setCookie({ deps, resHeaders }, sealed, COMPANY_SIGN_IN_MINUTES * 60);
}

export function forgetFlow(context: Pick<RequestContext, 'deps' | 'resHeaders'>): void {
  setCookie(context, '', 0);
}

export function readFlow({ deps, requestHeaders }: RequestContext): CompanyFlow | null {
  return openFlow(deps.config.sessionSecret, cookieValue(requestHeaders, COMPANY_COOKIE), deps.now());
}

function setCookie(
  { deps, resHeaders }: Pick<RequestContext, 'deps' | 'resHeaders'>,
  value: string,
  seconds: number,
): void {
  const secure = deps.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  resHeaders?.append(
    'set-cookie',
    `${COMPANY_COOKIE}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
