import { reader, signedIn } from '../../rpc/builders.ts';
import { lovedPlaces } from './loved/loved.service.ts';
import { deleteReview, listReviews, restoreReview, writeReview } from './reviews.service.ts';

export const reviewsRoutes = {
  list: reader.reviews.list.handler(({ context, input }) => listReviews(context, input)),
  write: signedIn.reviews.write.handler(({ context, input }) => writeReview(context, input)),
  delete: signedIn.reviews.delete.handler(({ context, input }) => deleteReview(context, input.id)),
  restore: signedIn.reviews.restore.handler(({ context, input }) => restoreReview(context, input.id)),
  loved: reader.reviews.loved.handler(({ context, input }) => lovedPlaces(context, input)),
};
