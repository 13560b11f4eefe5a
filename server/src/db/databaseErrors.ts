const QUERY_CANCELED = '57014';

/** Whether a statement failed because its timeout ended it. */
export function wasCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
