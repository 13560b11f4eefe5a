/** How a behaviour is taken away that a test cites: one piece of source code, replaced. */
export interface Mutation {
  id: string;
  test: string;
  /** A part of the title of the test. */
  title: string;
  source: string;
  /** Has to occur exactly once. */
  find: string;
  replace: string;
  /** What the product no longer does, in words. */
  takes: string;
  /** How the test was mended that at first stayed green. */
  mended?: string;
}
