import { type AreaAccess, everybody, NOTHING, row } from '../../../../test/matrix.ts';

export const platformAccess: AreaAccess = {
  procedures: [
    row('platform.start', everybody, (c) => () => c.platform.start()),
    row(
      'platform.reportCrash',
      everybody,
      (c) => () =>
        c.platform.reportCrash({
          kind: 'page',
          message: 'x is not a function',
          frames: [],
          version: 'main.js',
        }),
    ),
    row(
      'platform.track',
      everybody,
      (c) => () => c.platform.track({ event_type: 'deeplink_handled', path: '/place/first', source: 'web' }),
    ),
  ],
  ways: { 'platform.start': NOTHING },
};
