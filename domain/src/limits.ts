/** Every business number of the product, by area: unit in the name, rule id beside it. */
export * from './limits/accounts.ts';
export * from './limits/calls.ts';
export * from './limits/invitations.ts';
export * from './limits/location.ts';
export * from './limits/map.ts';
export * from './limits/membership.ts';
export * from './limits/photos.ts';
export * from './limits/pins.ts';
export * from './limits/places.ts';
export * from './limits/plans.ts';
export * from './limits/retention.ts';
export * from './limits/reviews.ts';
export * from './limits/safety.ts';
export * from './limits/saved.ts';
export * from './limits/screens.ts';
export * from './limits/search.ts';
