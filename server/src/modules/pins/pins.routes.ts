import { admin, reader, signedIn } from '../../rpc/builders.ts';
import { locate, requestLookUp } from './locate/lookUp.service.ts';
import {
  createPin,
  deletePin,
  editPin,
  findPinsAt,
  getOwnPin,
  makePinsPrivate,
  ownPins,
  restorePin,
} from './pins.service.ts';
import { listUnplaced, setPoint, takePointBack } from './unplaced/unplaced.service.ts';

export const pinsRoutes = {
  create: signedIn.pins.create.handler(({ context, input }) => createPin(context, input)),
  update: signedIn.pins.update.handler(({ context, input }) => editPin(context, input)),
  delete: signedIn.pins.delete.handler(({ context, input }) => deletePin(context, input.id)),
  restore: signedIn.pins.restore.handler(({ context, input }) => restorePin(context, input.id)),
  mine: signedIn.pins.mine.handler(({ context, input }) => ownPins(context, input)),
  get: signedIn.pins.get.handler(({ context, input }) => getOwnPin(context, input.id)),
  makePrivate: signedIn.pins.makePrivate.handler(({ context, input }) => makePinsPrivate(context, input.ids)),
  atLocation: reader.pins.atLocation.handler(({ context, input }) => findPinsAt(context, input)),
  locate: signedIn.pins.locate.handler(({ context, input }) => locate(context, input.address)),
  geocode: signedIn.pins.geocode.handler(({ context, input }) => requestLookUp(context, input.id)),
  unplaced: admin.pins.unplaced.handler(({ context, input }) => listUnplaced(context, input.cursor)),
  setPoint: admin.pins.setPoint.handler(({ context, input }) => setPoint(context, input)),
  takePointBack: admin.pins.takePointBack.handler(({ context, input }) => takePointBack(context, input)),
};
