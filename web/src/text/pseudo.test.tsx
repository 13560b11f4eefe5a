import type { PlaceDetails } from '@liora/domain/contract/places';
import { i18n } from '@liora/domain/i18n/i18n';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pseudoMessages } from '../../messages/compileTexts.ts';
import { AdultBox } from '../features/accounts/components/AdultBox.tsx';
import { PriveBenefits } from '../features/membership/components/PriveBenefits.tsx';
import { GoneNotice } from '../features/places/details/GoneNotice.tsx';
import { PlaceFacts } from '../features/places/details/PlaceFacts.tsx';
import { PlaceSource } from '../features/places/details/PlaceSource.tsx';
import { SparkPanel } from '../features/places/details/SparkPanel.tsx';
import { NoPlans } from '../features/plans/components/NoPlans.tsx';
import type { Narrowing } from '../features/plans/nearPlans.rules.ts';
import { LikeButton } from '../ui/LikeButton.tsx';
import { SaveButton } from '../ui/SaveButton.tsx';

const NOW = new Date('2026-05-16T02:00:00Z');
const nothing = () => {};
const place = {
  goneAt: '2026-05-01T00:00:00Z',
  pin: null,
  origin: { source: 'osm', licence: 'ODbL-1.0', date: '2026-01-01', corrected: true, confirmedAt: null },
  ratings: { count: 7, vibe: 4, quality: 4, experience: 5 },
  sparkScore: 8.6,
  address: '12',
  phoneNumber: '+1 415',
  websiteUrl: null,
  distanceMiles: 0.4,
  outdoorSeating: true,
  hoursText: null,
  hoursWeekly: [[600, 1320]],
  hoursUnknown: [],
  hoursThisWeek: {
    open: [[600, 1320]],
    unknown: [
      [1440, 2880],
      [3000, 3060],
    ],
  },
  opening: { state: 'open', nextChange: '2026-05-16T05:00:00Z' },
  timeZone: 'America/Los_Angeles',
} as unknown as PlaceDetails;

const noPlans = (...because: Narrowing[]) => (
  <NoPlans
    because={because}
    near={{ to: 'area', area: '7' }}
    creatorName={undefined}
    signedIn
    onCreate={nothing}
    onClearTags={nothing}
    onClearCreator={nothing}
    onEverywhere={nothing}
  />
);

const PARTS: [string, () => ReactElement][] = [
  ['the box of terms', () => <AdultBox />],
  ['what Privé opens', () => <PriveBenefits />],
  ['a list that tags empty', () => noPlans('tags')],
  ['a list that a person empties', () => noPlans('creator')],
  ['a list that a distance empties', () => noPlans('near')],
  ['a list that tags and a distance empty', () => noPlans('near', 'tags')],
  ['a list that tags and a person empty', () => noPlans('creator', 'tags')],
  ['a list without any plan', () => noPlans()],
  ['a place that is gone', () => <GoneNotice place={place} />],
  ['facts of a place', () => <PlaceFacts place={{ ...place, goneAt: null }} at={NOW} />],
  ['where facts come from', () => <PlaceSource place={place} />],
  ['a score', () => <SparkPanel place={place} />],
  ['a like button', () => <LikeButton liked={false} count={12} onClick={nothing} />],
  ['a save button', () => <SaveButton saved={false} name="7" onClick={nothing} />],
];

beforeEach(() => {
  i18n.load('en-XA', pseudoMessages() as Parameters<typeof i18n.load>[1]);
  i18n.activate('en-XA', 'en-US');
  onTestFinished(() => i18n.activate('en'));
});

const hasText = (element: Element | null) =>
  [...(element?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE);

/** The lines of a part, each with the links in it, and what its elements are called. */
function textsOf(container: HTMLElement): string[] {
  for (const end of container.querySelectorAll('br')) end.replaceWith(' · ');
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const isLine = hasText(element) && !hasText(element.parentElement);
    return [element.getAttribute('aria-label') ?? '', isLine ? (element.textContent ?? '') : ''];
  });
}

const innermost = /⟦[^⟦⟧]*⟧/g;
/** '⟦7 ⟦miles⟧⟧' is one message with another as its parameter. */
const withoutParameters = (text: string) => text.replace(/(⟦[^⟦⟧]*)⟦[^⟦⟧]*⟧([^⟦⟧]*⟧)/g, '$1$2');

describe('FIX-56 in the pseudo language', () => {
  test.each(PARTS)('%s says everything through the messages, each sentence in one', (_, part) => {
    const { container } = render(part());
    const texts = textsOf(container).map(withoutParameters);
    expect(texts.some((text) => text.includes('⟦'))).toBe(true);
    expect(texts.filter((text) => /\p{L}{2,}/u.test(text.replace(innermost, '')))).toEqual([]);
    expect(texts.filter((text) => /⟧[\s,:]*⟦/.test(text))).toEqual([]);
  });

  test('a text is in the language of the moment in which it is read', () => {
    expect(categoryLabels.Bar).toMatch(/^⟦Ðŕìñķš~+⟧$/);
  });
});
