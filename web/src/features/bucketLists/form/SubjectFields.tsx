import { BUCKET_TITLE_MAX_CHARS } from '@liora/domain/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { PlaceSearchBox } from '../../places/components/PlaceSearchBox.tsx';
import { ownPlansOptions } from '../../plans/plans.queries.ts';
import { bucketText } from '../bucketLists.text.ts';
import type { ItemDraft, Kind, Missing } from './item.forms.ts';

interface SubjectFieldsProps {
  draft: ItemDraft;
  missing: Missing | null;
  onChange: (more: Partial<ItemDraft>) => void;
}

const KINDS: readonly Kind[] = ['idea', 'place', 'plan'];
const nothingAdded = (): ReadonlySet<string> => new Set();

/** What a new item is about: an idea, a place or a plan. */
export function SubjectFields({ draft, missing, onChange }: SubjectFieldsProps) {
  return (
    <Segmented
      label={bucketText.kind}
      value={draft.kind}
      onValueChange={(kind) => onChange({ kind })}
      options={KINDS.map((value) => ({ value, label: bucketText.kinds[value] }))}
      wide
    >
      <div className="grid gap-4 pt-5">
        {draft.kind === 'place' && (
          <PlaceField place={draft.place} missing={missing === 'place'} onChange={onChange} />
        )}
        {draft.kind === 'plan' && (
          <PlanField planId={draft.planId} missing={missing === 'plan'} onChange={onChange} />
        )}
        <TitleField draft={draft} missing={missing === 'title'} onChange={onChange} />
      </div>
    </Segmented>
  );
}

interface PartProps {
  missing: boolean;
  onChange: SubjectFieldsProps['onChange'];
}

export function TitleField({ draft, missing, onChange }: PartProps & { draft: ItemDraft }) {
  const isIdea = draft.kind === 'idea';
  return (
    <Field
      label={isIdea ? bucketText.ideaLabel : bucketText.ownWords}
      optional={!isIdea}
      placeholder={isIdea ? bucketText.ideaHint : bucketText.ownWordsHint}
      maxLength={BUCKET_TITLE_MAX_CHARS}
      autoComplete="off"
      error={missing ? bucketText.ideaMissing : undefined}
      value={draft.title}
      onChange={(event) => onChange({ title: event.target.value })}
    />
  );
}

function PlaceField({ place, missing, onChange }: PartProps & { place: ItemDraft['place'] }) {
  if (place)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="field-label block">{bucketText.placeLabel}</span>
          <span className="wrap-anywhere">{place.name}</span>
        </p>
        <Button variant="quiet" size="sm" onClick={() => onChange({ place: null })}>
          {bucketText.anotherPlace}
        </Button>
      </div>
    );
  return (
    <PlaceSearchBox
      label={bucketText.placeLabel}
      placeholder={bucketText.placeHint}
      error={missing ? bucketText.placeMissing : undefined}
      added={nothingAdded()}
      onPick={({ id, name }) => onChange({ place: { id, name } })}
    />
  );
}

/** One of the reader's own plans; a plan of somebody else's becomes one's own first. */
function PlanField({ planId, missing, onChange }: PartProps & { planId: string | null }) {
  const list = useInfiniteQuery(ownPlansOptions());
  const plans = list.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <div className="grid gap-2">
      <Select
        label={bucketText.planLabel}
        placeholder={bucketText.planHint}
        value={planId}
        options={plans.map(({ id, title }) => ({ value: id, label: title }))}
        error={missing ? bucketText.planMissing : undefined}
        help={list.isSuccess && plans.length === 0 ? bucketText.noPlans : undefined}
        onValueChange={(id) => onChange({ planId: id })}
      />
      <InlineError>{list.isError && bucketText.loadFailed}</InlineError>
      {list.hasNextPage && (
        <Button
          variant="text"
          size="sm"
          className="justify-self-start"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {bucketText.showMore}
        </Button>
      )}
    </div>
  );
}
