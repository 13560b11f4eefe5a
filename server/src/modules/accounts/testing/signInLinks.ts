import { expect } from 'vitest';
import type { TestDatabase } from '../../../../test/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestSignInLink, type SignInLinkRequest } from '../signInLink/requestSignInLink.service.ts';
import { TestBrowser } from './accountsFixtures.ts';
import { lettersTo } from './letters.ts';

export const SIGN_IN_SUBJECT = 'Your link to sign in';

const tokenIn = (body: string): string => /#token=([\w-]+)/.exec(body)?.[1] ?? '';

/** The tokens of every letter with a link to sign in that an address has got by now, the oldest first. */
export async function signInTokens(database: TestDatabase, deps: Deps, email: string): Promise<string[]> {
  const letters = await lettersTo(database, deps, email);
  return letters.filter(({ subject }) => subject === SIGN_IN_SUBJECT).map(({ body }) => tokenIn(body));
}

/** Has a link mailed, as somebody new would with the box ticked; its token, '' where no letter came. */
export async function mailedSignInLink(
  database: TestDatabase,
  deps: Deps,
  request: SignInLinkRequest,
  browser = new TestBrowser(deps),
): Promise<string> {
  const before = await signInTokens(database, deps, request.email.toLowerCase());
  expect(await browser.call(requestSignInLink, { adult: true, ...request })).toEqual({});
  const after = await signInTokens(database, deps, request.email.toLowerCase());
  return after.length > before.length ? (after.at(-1) ?? '') : '';
}
