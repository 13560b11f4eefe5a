import { randomUUID } from 'node:crypto';
import {
  type AreaAccess,
  adminOnly,
  all,
  CITY,
  everybody,
  idsOf,
  invisible,
  NOTHING,
  notMembers,
  type Outcome,
  orNothing,
  ownerOnly,
  type Role,
  row,
  signedIn,
} from '../../../../test/matrix.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { findPinsAt, getOwnPin, ownPins } from '../pins.service.ts';

/** Who may see a Privé pin but is not its owner is told so; to others there is none. */
const priveOwnerOnly: Record<Role, Outcome> = { ...ownerOnly, ...notMembers('NOT_FOUND') };

const content = { title: 'A step in the sun', category: 'Outdoor' as const, at: CITY };

export const pinsAccess: AreaAccess = {
  procedures: [
    row(
      'pins.create',
      signedIn,
      (c) => () => c.pins.create({ ...content, request_id: randomUUID() }),
      'a public pin',
    ),
    row(
      'pins.create',
      { ...signedIn, ...notMembers('NOT_MEMBER') },
      (c) => () => c.pins.create({ ...content, is_prive: true, request_id: randomUUID() }),
      'a Privé pin',
    ),
    row('pins.get', ownerOnly, (c, w) => () => c.pins.get({ id: w.pins.public }), 'a public pin'),
    row('pins.get', priveOwnerOnly, (c, w) => () => c.pins.get({ id: w.pins.prive }), 'a Privé pin'),
    row('pins.get', invisible, (c, w) => () => c.pins.get({ id: w.pins.private }), 'a private pin'),
    row(
      'pins.get',
      { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
      (c, w) => () => c.pins.get({ id: w.pins.deleted }),
      'a deleted pin',
    ),
    row(
      'pins.update',
      ownerOnly,
      (c, w) => () => c.pins.update({ ...content, id: w.pins.public, version: 1 }),
      'a public pin',
    ),
    row(
      'pins.update',
      invisible,
      (c, w) => () => c.pins.update({ ...content, is_public: false, id: w.pins.private, version: 1 }),
      'a private pin',
    ),
    row('pins.mine', signedIn, (c) => () => c.pins.mine({})),
    row('pins.atLocation', everybody, (c) => () => c.pins.atLocation({ at: CITY, title: 'bench' })),
    row('pins.locate', signedIn, (c) => () => c.pins.locate({ address: '1 first Street' })),
    row('pins.geocode', signedIn, (c, w) => () => c.pins.geocode({ id: w.pins.private })),
    // They take the pin away and bring it back.
    row('pins.restore', invisible, (c, w) => () => c.pins.restore({ id: w.pins.deleted }), 'a deleted pin'),
    row('pins.delete', ownerOnly, (c, w) => () => c.pins.delete({ id: w.pins.public }), 'a public pin'),
    row('pins.unplaced', adminOnly, (c) => () => c.pins.unplaced({})),
    row(
      'pins.setPoint',
      all('NOT_FOUND'),
      (c, w) => () => c.pins.setPoint({ id: w.pins.private, version: 1, at: CITY }),
      'a private pin',
    ),
    row(
      'pins.takePointBack',
      all('NOT_FOUND'),
      (c, w) => () => c.pins.takePointBack({ id: w.pins.private, version: 1 }),
      'a private pin',
    ),
    row('pins.makePrivate', signedIn, (c) => () => c.pins.makePrivate({ ids: [randomUUID()] })),
  ],
  ways: {
    // Those of these worlds have a point; what it lists is tested beside it.
    'pins.unplaced': NOTHING,
    'pins.mine': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => ({
          full: caller.viewer
            ? idsOf((await ownPins({ ...caller, viewer: caller.viewer }, { limit: 60 })).pins)
            : [],
        }),
        leavesOut: (_state, isOwner) => !isOwner,
      },
    },
    'pins.get': {
      ...NOTHING,
      pin: {
        look: async ({ caller, ids }) => {
          const { viewer } = caller;
          if (!viewer) return { full: [] };
          const own = (id: string) => orNothing(getOwnPin({ ...caller, viewer }, id)).catch(unlessNotOwner);
          const found = await Promise.all(ids('pin').map(own));
          return { full: idsOf(found.filter((pin) => pin !== null)) };
        },
        leavesOut: (_state, isOwner) => !isOwner,
      },
    },
    'pins.atLocation': {
      ...NOTHING,
      pin: {
        look: async ({ caller, ids, database }) => {
          // Each by its title: a place has room for ten.
          const { rows } = await database.pool.query<{ title: string }>(
            'select distinct title from dropped_pins where id = any($1)',
            [ids('pin')],
          );
          const found = await Promise.all(
            rows.map(({ title }) => findPinsAt(caller, { at: null, title, own: false })),
          );
          return { full: found.flatMap(({ pins }) => idsOf(pins)) };
        },
      },
    },
  },
};

function unlessNotOwner(error: unknown): null {
  if (error instanceof ProductError && error.code === 'NOT_OWNER') return null;
  throw error;
}
