import { formatList } from '@liora/domain/i18n/format';
import { kindName } from '@liora/domain/rules/shownNames';
import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import { browseText } from '../browse.text.ts';
import { isAboutNow, timeLabel } from '../filters/openLabel.rules.ts';
import { SortMenu } from '../filters/SortMenu.tsx';
import type { Browse } from '../useBrowse.ts';
import { headingsText } from './headings.text.ts';
import { resultTitle } from './resultTitle.rules.ts';

interface ResultHeadProps {
  browse: Browse;
  /** 1 where the count is the page's title. */
  level?: 1 | 2;
  /** How the text was understood, and for which time hours are told. */
  notes?: boolean;
}

/** '48 places within 10 miles', '5 more up to 20 miles', and the order. Told aloud when it changes. */
export function ResultHead({ browse, level = 1, notes = true }: ResultHeadProps) {
  const { found } = browse;
  const Heading = `h${level}` as const;
  const { title, more, counted, none } = resultTitle(browse);
  if (none) {
    // What is below, no results or a failure, says it in its own words.
    return (
      <>
        <div className="sr-only">
          <Heading>{title}</Heading>
          <LiveRegion>{found.searching || !found.first ? '' : title}</LiveRegion>
        </div>
        <NearSomewhere browse={browse} />
      </>
    );
  }
  return (
    <div className="result-head">
      <div className="flex items-center justify-between gap-3">
        <Heading className="t2 result-title">{title}</Heading>
        <SortMenu browse={browse} />
      </div>
      {(more || found.hasMore) && (
        // Of a list that goes on the line is there before its count is, so that nothing moves when that comes.
        <p className="text-small text-ink-2">{more ?? NO_WORDS}</p>
      )}
      {notes && <ResultNotes browse={browse} />}
      <LiveRegion>
        {counted && !found.searching
          ? formatList(
              [title, more].filter((part) => part !== null),
              'unit',
            )
          : ''}
      </LiveRegion>
    </div>
  );
}

/** As high as a line of words. */
const NO_WORDS = '\u00a0';

/** What the reader should know about these results: another spelling or centre, a keyword, another time than now, a search cut short. */
function ResultNotes({ browse }: { browse: Browse }) {
  const { found, search, at, now, timeZone } = browse;
  const { first, input } = found;
  if (!first || !input) return null;
  const { correctedTo, categories, near } = first.understood;
  const query = input.q ?? '';
  const wanted = near?.rest ?? query;
  const kinds = categories.filter((kind) => kind.toLowerCase() !== wanted.toLowerCase());
  const notes = [
    correctedTo.length === 0 &&
      wanted &&
      kinds.length > 0 &&
      browseText.understoodAs(wanted, formatList(kinds.map(kindName))),
    !search.open && !isAboutNow(at, now) && browseText.hoursFor(timeLabel(at, now, timeZone)),
    first.incomplete && browseText.incomplete,
  ].filter((note) => typeof note === 'string' && note !== '');
  return (
    <>
      <NearSomewhere browse={browse} />
      {correctedTo.length > 0 && (
        <OtherThanTyped browse={browse} typed={query} words={showingFor(correctedTo)} />
      )}
      {notes.map((note) => (
        <p key={String(note)} className="text-small text-ink-2">
          {note}
        </p>
      ))}
    </>
  );
}

/** The text names a place, and the list is near it instead of where the reader looked. */
function NearSomewhere({ browse }: { browse: Browse }) {
  const { first, input } = browse.found;
  const near = first?.understood.near;
  if (!near) return null;
  return <OtherThanTyped browse={browse} typed={input?.q ?? ''} words={headingsText.near(near.name)} />;
}

const showingFor = (spellings: readonly string[]) =>
  browseText.correctedTo(
    formatList(
      spellings.map((words) => browseText.quoted(words)),
      'disjunction',
    ),
  );

interface OtherThanTypedProps {
  browse: Browse;
  typed: string;
  words: string;
}

/** 'Showing results for “lumen”.' or 'Near Union Square.', and the way back: 'Search instead for “lumne”' (RUL-113). */
function OtherThanTyped({ browse, typed, words }: OtherThanTypedProps) {
  return (
    <p className="text-small text-ink-2">
      <span>{words}</span>{' '}
      <button
        type="button"
        className="text-link"
        onClick={() => browse.change({ literal: true, at: undefined })}
      >
        {browseText.literally(typed)}
      </button>
    </p>
  );
}
