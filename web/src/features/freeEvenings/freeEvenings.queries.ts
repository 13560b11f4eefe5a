import { orpc } from '../../lib/api.ts';

/** The evenings that this person marked, and those on which both are free. */
export const eveningsOptions = () => orpc.freeEvenings.get.queryOptions();
