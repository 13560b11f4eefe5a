import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { signUpWithCompany } from '../company/companyAccounts.service.ts';
import { finishCompanySignIn, startCompanySignIn } from '../company/companySignIn.service.ts';
import { TestBrowser } from './accountsFixtures.ts';
import { CLIENT, type CompanyPerson, type OpenIdProvider } from './openIdProvider.ts';

export const companyOf = ({ issuer }: OpenIdProvider) => ({ issuer, ...CLIENT, name: 'Acme' });

/** Somebody whom the company knows; each time another one. */
export function colleague(more: Partial<CompanyPerson> = {}): CompanyPerson {
  const sub = randomUUID();
  return { sub, email: `${sub.slice(0, 8)}@acme.example`, email_verified: true, ...more };
}

export interface ComesBackWith {
  code: string;
  state: string;
  iss?: string;
}

/** What the browser does with an address of the company: goes there, and comes back with what stands in the next one. */
export async function goThere(address: string): Promise<ComesBackWith> {
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const { code = '', state = '', iss } = Object.fromEntries(back.searchParams);
  return { code, state, ...(iss !== undefined && { iss }) };
}

/** Presses the button and is at the company and back; what has come of it is still to be told here. */
export async function wentThere(browser: TestBrowser, next?: string): Promise<ComesBackWith> {
  const { address } = await browser.call(startCompanySignIn, { next });
  return goThere(address);
}

export async function comeBy(browser: TestBrowser, next?: string) {
  return browser.call(finishCompanySignIn, await wentThere(browser, next));
}

/** Somebody who has come by the company and has no password. */
export async function companyPerson(deps: Deps, provider: OpenIdProvider) {
  const person = colleague();
  provider.person = person;
  const browser = new TestBrowser(deps);
  await comeBy(browser);
  const username = `c_${person.sub.slice(0, 8)}`;
  await browser.call(signUpWithCompany, { username, adult: true });
  return { person, browser, username, userId: (await browser.viewerId()) ?? '' };
}
