import { icu, texts } from '../../texts.ts';

export const previewText = texts('previews', {
  locked: 'A date plan for Privé members.',
  invitation: (sender: string) => icu('{sender} would like to take you out', { sender }),
  memory: (day: string, rating: number) => icu('{day}, {rating} out of 10', { day, rating }),
  place: (kind: string, where: string) => icu('{kind} · {where}', { kind, where }),
  plansAt: (place: string) => icu('Plans that stop at {place}', { place }),
  described: (facts: string, description: string) => icu('{facts}. {description}', { facts, description }),
  plan: (stops: number, creator: string) =>
    icu('A date plan with {stops, plural, one {# stop} other {# stops}}, by {creator}.', { stops, creator }),
  planIn: (stops: number, location: string, creator: string) =>
    icu('A date plan with {stops, plural, one {# stop} other {# stops}} in {location}, by {creator}.', {
      stops,
      location,
      creator,
    }),
});
