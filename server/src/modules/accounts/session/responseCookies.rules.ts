/** Hands the session cookies of the sign-in library on to the reply. */
export function copyCookies(from: Headers, to: Headers | undefined): void {
  for (const cookie of from.getSetCookie()) to?.append('set-cookie', cookie);
}
