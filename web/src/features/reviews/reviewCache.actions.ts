import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

/** Reviews came, changed or went: lists of them, pages of places, Liora Loved and the first screen no longer hold. */
export async function refreshReviews(queries: QueryClient): Promise<void> {
  const keys = [
    orpc.reviews.key(),
    orpc.profiles.reviews.key(),
    orpc.places.get.key(),
    orpc.explore.home.key(),
  ];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
