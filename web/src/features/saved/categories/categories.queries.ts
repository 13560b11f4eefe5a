import { orpc } from '../../../lib/api.ts';

/** The person's categories, newest first. */
export const categoriesQuery = () => orpc.saved.categories.queryOptions();
