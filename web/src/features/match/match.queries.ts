import { orpc } from '../../lib/api.ts';

/** The newest deck of the two, with the reader's own hand. */
export const currentDeckQuery = () => orpc.match.current.queryOptions();
