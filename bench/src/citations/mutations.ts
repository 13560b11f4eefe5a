import type { Mutation } from './mutation.ts';
import { BROWSER_MUTATIONS } from './mutations/browser.data.ts';
import { DOMAIN_MUTATIONS } from './mutations/domain.data.ts';
import { PLACE_MUTATIONS } from './mutations/places.data.ts';
import { SERVER_MUTATIONS } from './mutations/server.data.ts';
import { WEB_MUTATIONS } from './mutations/web.data.ts';

export const MUTATIONS: readonly Mutation[] = [
  ...DOMAIN_MUTATIONS,
  ...WEB_MUTATIONS,
  ...SERVER_MUTATIONS,
  ...PLACE_MUTATIONS,
  ...BROWSER_MUTATIONS,
];
