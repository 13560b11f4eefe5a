import {
  PLAN_DESCRIPTION_MAX_CHARS,
  PLAN_LOCATION_MAX_CHARS,
  PLAN_MAX_TAGS,
  PLAN_TAG_MAX_CHARS,
  PLAN_TITLE_MAX_CHARS,
} from '@liora/domain/limits';
import { tagName, tagsAsShown } from '@liora/domain/rules/shownNames';
import { FILTER_TAGS } from '@liora/domain/rules/tags';
import { MapPin } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { TagInput } from '../../../ui/TagInput.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { charactersLeft } from './charactersLeft.rules.ts';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';
import { ThemeField } from './ThemeField.tsx';

const suggestedTags = () => tagsAsShown(FILTER_TAGS.map((tag) => tag.name));

interface SubmitOnEnter {
  onEnter: () => void;
}

const submitKey = (onEnter: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
};

export function TitleField({
  onEnter,
  focus,
}: SubmitOnEnter & { focus: RefObject<HTMLInputElement | null> }) {
  const { register, formState } = useFormContext<PlanDraft>();
  const title = useWatch<PlanDraft, 'title'>({ name: 'title' });
  const { ref, ...field } = register('title');
  return (
    <Field
      {...field}
      ref={(input) => {
        ref(input);
        focus.current = input;
      }}
      label={createText.titleLabel}
      placeholder={createText.titleHint}
      maxLength={PLAN_TITLE_MAX_CHARS}
      required
      autoComplete="off"
      error={formState.errors.title?.message}
      help={charactersLeft(title, PLAN_TITLE_MAX_CHARS)}
      onKeyDown={submitKey(onEnter)}
    />
  );
}

export function ThemeAndLocation({ onEnter }: SubmitOnEnter) {
  const { register, setValue } = useFormContext<PlanDraft>();
  const theme = useWatch<PlanDraft, 'theme'>({ name: 'theme' });
  return (
    <div className="create-two">
      <ThemeField
        {...register('theme')}
        value={theme}
        onPick={(mood) => setValue('theme', mood, { shouldDirty: true })}
        onKeyDown={submitKey(onEnter)}
      />
      <Field
        {...register('location_name')}
        label={createText.location}
        placeholder={createText.locationHint}
        maxLength={PLAN_LOCATION_MAX_CHARS}
        leading={<MapPin aria-hidden="true" />}
        onKeyDown={submitKey(onEnter)}
      />
    </div>
  );
}

export function DescriptionField() {
  const { register } = useFormContext<PlanDraft>();
  const description = useWatch<PlanDraft, 'description'>({ name: 'description' });
  return (
    <TextArea
      {...register('description')}
      label={createText.description}
      placeholder={createText.descriptionHint}
      maxLength={PLAN_DESCRIPTION_MAX_CHARS}
      help={charactersLeft(description, PLAN_DESCRIPTION_MAX_CHARS)}
    />
  );
}

/** Enter adds; the 18 filter tags are offered (PCRE-07, PCRE-26, PCRE-27). */
export function TagsField() {
  return (
    <Controller<PlanDraft, 'tags'>
      name="tags"
      render={({ field }) => (
        <TagInput
          label={createText.tags}
          value={field.value}
          onValueChange={field.onChange}
          max={PLAN_MAX_TAGS}
          maxLength={PLAN_TAG_MAX_CHARS}
          placeholder={createText.tagsHint}
          suggestions={suggestedTags()}
          nameOf={tagName}
        />
      )}
    />
  );
}
