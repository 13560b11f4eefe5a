/** Whether that much time has passed and no more. A clock that was set back is no reason to wait for it. */
export function isWithin(passedMs: number, windowMs: number): boolean {
  return passedMs >= 0 && passedMs < windowMs;
}
