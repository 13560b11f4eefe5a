import { PIN_DESCRIPTION_MAX_CHARS, PIN_TITLE_MAX_CHARS } from '@liora/domain/limits';
import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { subcategoriesOf } from '@liora/domain/rules/pinDraft';
import { kindName } from '@liora/domain/rules/shownNames';
import { Star, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { categoryIcon } from '../../../map/pins/categoryIcon.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { SparkDial } from '../../../ui/SparkDial.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { pinsText } from '../pins.text.ts';
import type { PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';

/** The seven categories; one at a time, and one is needed (PIN-06). */
export function CategoryField() {
  const { setValue, clearErrors, formState } = useFormContext<PinDraft>();
  const category = useWatch<PinDraft, 'category'>({ name: 'category' });
  const choose = (name: (typeof CATEGORY_NAMES)[number]) => {
    setValue('category', name, { shouldDirty: true });
    setValue('subcategory', null, { shouldDirty: true });
    clearErrors('category');
  };
  return (
    <div className="grid min-w-0 gap-2">
      <span className="field-label">{pinsText.category}</span>
      <ChipRow label={pinsText.category} className={styles.categories}>
        {CATEGORY_NAMES.map((name) => {
          const Icon = categoryIcon(name);
          return (
            <Chip key={name} on={category === name} icon={<Icon />} onClick={() => choose(name)}>
              {categoryLabels[name]}
            </Chip>
          );
        })}
      </ChipRow>
      <InlineError>{formState.errors.category?.message}</InlineError>
    </div>
  );
}

const NO_KIND = '-';

/** The fixed subcategories of the category; none is needed. */
export function SubcategoryField() {
  const { setValue } = useFormContext<PinDraft>();
  const [category, subcategory] = useWatch<PinDraft, ['category', 'subcategory']>({
    name: ['category', 'subcategory'],
  });
  if (category === null) return null;
  return (
    <Select
      label={pinsText.subcategory}
      optional
      value={subcategory}
      placeholder={pinsText.subcategoryHint}
      options={[
        { value: NO_KIND, label: pinsText.none },
        ...subcategoriesOf(category).map((value) => ({ value, label: kindName(value) })),
      ]}
      onValueChange={(value) =>
        setValue('subcategory', value === NO_KIND ? null : value, { shouldDirty: true })
      }
    />
  );
}

export function TitleField() {
  const { register, formState } = useFormContext<PinDraft>();
  return (
    <Field
      label={pinsText.title}
      placeholder={pinsText.titleHint}
      maxLength={PIN_TITLE_MAX_CHARS}
      autoComplete="off"
      error={formState.errors.title?.message}
      {...register('title')}
    />
  );
}

/** Where the slider stands when somebody begins to rate. */
const FIRST_RATING = 8;

/** 1 to 10 in half steps, or none (PIN-08). */
export function RatingField() {
  const { setValue } = useFormContext<PinDraft>();
  const rating = useWatch<PinDraft, 'rating'>({ name: 'rating' });
  // The button that was pressed goes: the keyboard is taken on to what comes in its place.
  const [pressed, setPressed] = useState(false);
  const rate = (value: number | null) => {
    setPressed(true);
    setValue('rating', value, { shouldDirty: true });
  };
  if (rating === null) {
    return (
      <div className="flex items-center justify-between gap-3">
        <span className="field-label">{pinsText.rating}</span>
        <Button
          variant="line"
          size="sm"
          icon={<Star />}
          autoFocus={pressed}
          onClick={() => rate(FIRST_RATING)}
        >
          {pinsText.rate}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.rating}>
      <Slider
        label={pinsText.rating}
        value={rating}
        onValueChange={rate}
        graphic={<SparkDial score={rating} size={20} />}
        autoFocus={pressed}
      />
      <IconButton label={pinsText.noRating} onClick={() => rate(null)}>
        <X />
      </IconButton>
    </div>
  );
}

export function DescriptionField() {
  const { register } = useFormContext<PinDraft>();
  return (
    <TextArea
      label={pinsText.description}
      optional
      placeholder={pinsText.descriptionHint}
      maxLength={PIN_DESCRIPTION_MAX_CHARS}
      {...register('description')}
    />
  );
}
