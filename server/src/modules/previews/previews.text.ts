import { icu, texts } from '../../texts.ts';

export const previewText = texts('previews', {
  locked: 'A date plan for Privé members.',
  plan: (stops: number, creator: string) =>
    icu('A date plan with {stops, plural, one {# stop} other {# stops}}, by {creator}.', { stops, creator }),
  planIn: (stops: number, location: string, creator: string) =>
    icu('A date plan with {stops, plural, one {# stop} other {# stops}} in {location}, by {creator}.', {
      stops,
      location,
      creator,
    }),
});
