import type { EditablePlace, PlaceValues } from '@liora/domain/contract/placeFields';
import {
  PLACE_ADDRESS_MAX_CHARS,
  PLACE_DESCRIPTION_MAX_CHARS,
  PLACE_NAME_MAX_CHARS,
  PLACE_PHONE_MAX_CHARS,
  PLACE_WEBSITE_MAX_CHARS,
} from '@liora/domain/limits';
import { DIETS } from '@liora/domain/rules/diets';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { type PriceLevel, priceLabel } from '@liora/domain/rules/price';
import { dietName } from '@liora/domain/rules/shownNames';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { editText } from './edit.text.ts';
import { HoursEditor } from './HoursEditor.tsx';
import { KindFields } from './KindFields.tsx';
import { PointField } from './PointField.tsx';
import { type PlaceDraft, valueIn } from './placeDraft.rules.ts';

const LEVELS = [0, 1, 2, 3, 4] as const;
const LINES = {
  name: { maxLength: PLACE_NAME_MAX_CHARS, required: true },
  address: { maxLength: PLACE_ADDRESS_MAX_CHARS },
  phone: { maxLength: PLACE_PHONE_MAX_CHARS, type: 'tel' },
  website: { maxLength: PLACE_WEBSITE_MAX_CHARS, type: 'url' },
} as const;

interface FieldControlProps {
  field: PlaceField;
  place: EditablePlace;
  draft: PlaceDraft;
  error: string | undefined;
  onChange: <Changed extends PlaceField>(field: Changed, value: PlaceValues[Changed]) => void;
  onPointText: (text: string | null) => void;
}

/** What a field is set with. */
export function FieldControl({ field, place, draft, error, onChange, onPointText }: FieldControlProps) {
  const value = <Wanted extends PlaceField>(wanted: Wanted) => valueIn(wanted, place, draft);
  const label = editText.fields[field];
  switch (field) {
    case 'category':
      return (
        <KindFields place={place} value={value('category')} onChange={(kind) => onChange('category', kind)} />
      );
    case 'point':
      return (
        <PointField
          value={value('point')}
          text={draft.pointText}
          category={value('category').category}
          error={error}
          help={editText.pointHelp}
          onText={onPointText}
          onChange={(point) => onChange('point', point)}
        />
      );
    case 'price':
      return <Price value={value('price')} onChange={(level) => onChange('price', level)} />;
    case 'hours':
      return (
        <HoursEditor place={place} value={value('hours')} onChange={(text) => onChange('hours', text)} />
      );
    case 'outdoor':
      return <Outdoor value={value('outdoor')} onChange={(is) => onChange('outdoor', is)} />;
    case 'diets':
      return <Diets value={value('diets')} onChange={(diets) => onChange('diets', diets)} />;
    case 'closed':
      return (
        <Switch label={label} checked={value('closed')} onCheckedChange={(is) => onChange('closed', is)} />
      );
    default: {
      const change = (text: string) => onChange(field, field === 'name' ? text : text || null);
      return <Words field={field} value={value(field) ?? ''} error={error} onChange={change} />;
    }
  }
}

interface ValueProps<Of extends PlaceField> {
  value: PlaceValues[Of];
  onChange: (value: PlaceValues[Of]) => void;
}

interface WordsProps {
  field: keyof typeof LINES | 'description';
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function Words({ field, value, error, onChange }: WordsProps) {
  const label = editText.fields[field];
  if (field === 'description')
    return (
      <TextArea
        label={label}
        rows={3}
        maxLength={PLACE_DESCRIPTION_MAX_CHARS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <Field
      {...LINES[field]}
      label={label}
      error={error}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Price({ value, onChange }: ValueProps<'price'>) {
  return (
    <Select
      label={editText.fields.price}
      value={String(value ?? '')}
      onValueChange={(level) => onChange(level === '' ? null : (Number(level) as PriceLevel))}
      options={[
        { value: '', label: editText.unknown },
        ...LEVELS.map((level) => ({ value: String(level), label: priceLabel(level) ?? '' })),
      ]}
    />
  );
}

function Outdoor({ value, onChange }: ValueProps<'outdoor'>) {
  return (
    <Select
      label={editText.fields.outdoor}
      value={String(value ?? '')}
      onValueChange={(said) => onChange(said === '' ? null : said === 'true')}
      options={[
        { value: '', label: editText.unknown },
        { value: 'true', label: editText.yes },
        { value: 'false', label: editText.no },
      ]}
    />
  );
}

function Diets({ value, onChange }: ValueProps<'diets'>) {
  const all = [...new Set<string>([...DIETS, ...value])];
  return (
    <fieldset>
      <legend className="field-label">{editText.fields.diets}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4">
        {all.map((diet) => (
          <Checkbox
            key={diet}
            label={dietName(diet)}
            checked={value.includes(diet)}
            onCheckedChange={(on) => onChange(on ? [...value, diet] : value.filter((one) => one !== diet))}
          />
        ))}
      </div>
    </fieldset>
  );
}
