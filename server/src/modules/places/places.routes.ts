import { admin, reader, signedIn } from '../../rpc/builders.ts';
import { listDirectory } from './directory/directory.service.ts';
import { listDuplicates, setDistinct } from './duplicates/duplicates.service.ts';
import { editPlace, undoEdit } from './edit/edit.service.ts';
import { getEditable, readHours } from './edit/editable.service.ts';
import { listHistory } from './edit/history.service.ts';
import {
  forgetSearch,
  forgetSearches,
  keepSearches,
  rememberedSearches,
  rememberSearch,
} from './history/history.service.ts';
import { mapPlaces } from './map/map.service.ts';
import { listMerges, mergePlaces, undoMerge } from './merge/merge.service.ts';
import { getPlace, listPlansOfPlace } from './places.service.ts';
import { decideProposal, listProposals } from './proposals/decide.service.ts';
import { confirmFacts, reportFact } from './proposals/proposals.service.ts';
import { countPlaces } from './search/count.service.ts';
import { searchPlaces } from './search/search.service.ts';
import { suggestPlaces } from './search/suggest.service.ts';

const { places } = signedIn;

export const placesRoutes = {
  search: reader.places.search.handler(({ context, input }) => searchPlaces(context, input)),
  count: reader.places.count.handler(({ context, input }) => countPlaces(context, input)),
  suggest: reader.places.suggest.handler(({ context, input }) => suggestPlaces(context, input)),
  map: reader.places.map.handler(({ context, input }) => mapPlaces(context, input)),
  get: reader.places.get.handler(({ context, input }) => getPlace(context, input)),
  plans: reader.places.plans.handler(({ context, input }) => listPlansOfPlace(context, input)),
  searches: places.searches.handler(({ context }) => rememberedSearches(context)),
  rememberSearch: places.rememberSearch.handler(({ context, input }) => rememberSearch(context, input)),
  forgetSearch: places.forgetSearch.handler(({ context, input }) => forgetSearch(context, input.id)),
  forgetSearches: places.forgetSearches.handler(({ context }) => forgetSearches(context)),
  keepSearches: places.keepSearches.handler(({ context, input }) => keepSearches(context, input.on)),
  reportFact: signedIn.places.reportFact.handler(({ context, input }) => reportFact(context, input)),
  confirmFacts: signedIn.places.confirmFacts.handler(({ context, input }) =>
    confirmFacts(context, input.place_id),
  ),
  proposals: admin.places.proposals.handler(({ context, input }) => listProposals(context, input.cursor)),
  decideProposal: admin.places.decideProposal.handler(({ context, input }) => decideProposal(context, input)),
  duplicates: admin.places.duplicates.handler(({ context, input }) => listDuplicates(context, input.cursor)),
  setDistinct: admin.places.setDistinct.handler(({ context, input }) => setDistinct(context, input)),
  merge: admin.places.merge.handler(({ context, input }) => mergePlaces(context, input)),
  merges: admin.places.merges.handler(({ context, input }) => listMerges(context, input.cursor)),
  directory: admin.places.directory.handler(({ context, input }) => listDirectory(context, input)),
  editable: admin.places.editable.handler(({ context, input }) => getEditable(context, input.id)),
  history: admin.places.history.handler(({ context, input }) => listHistory(context, input)),
  edit: admin.places.edit.handler(({ context, input }) => editPlace(context, input)),
  undoEdit: admin.places.undoEdit.handler(({ context, input }) => undoEdit(context, input.id)),
  readHours: admin.places.readHours.handler(({ context, input }) => readHours(context, input)),
  undoMerge: admin.places.undoMerge.handler(({ context, input }) => undoMerge(context, input.id)),
};
