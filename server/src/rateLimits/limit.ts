/** How often somebody may do something. */
export interface Limit {
  /** What is limited, e.g. 'sign-in:address'. */
  name: string;
  /** Calls that pass within one window. */
  max: number;
  windowSeconds: number;
}
