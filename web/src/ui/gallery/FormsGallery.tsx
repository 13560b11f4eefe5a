import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { Combobox } from '../Combobox.tsx';
import { Field } from '../Field.tsx';
import { InlineError } from '../InlineError.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { RadioList } from '../RadioList.tsx';
import { Segmented } from '../Segmented.tsx';
import { SegmentedRadio } from '../SegmentedRadio.tsx';
import { Select } from '../Select.tsx';
import { Slider } from '../Slider.tsx';
import { SparkDial } from '../SparkDial.tsx';
import { Switch } from '../Switch.tsx';
import { TagInput } from '../TagInput.tsx';
import { TextArea } from '../TextArea.tsx';
import { Section } from './Section.tsx';

export function FormsGallery() {
  return (
    <>
      <Section title="Fields" columns>
        <Field label="Title" placeholder="Name the evening" />
        <Field label="Title" error="Title is required" />
        <Field label="Username" defaultValue="lungarno_late" ok="Username is available" />
        <PasswordField label="Password" defaultValue="lanterns" help="At least 8 characters" />
        <TextArea label="Description" optional placeholder="What makes it yours?" />
        <Field label="Address" defaultValue="Lungarno Serristori" disabled />
        <InlineError>Could not reach the server</InlineError>
      </Section>
      <Section title="Pickers" columns>
        <Pickers />
      </Section>
      <Section title="Choices" columns>
        <Choices />
      </Section>
    </>
  );
}

function Pickers() {
  const [kind, setKind] = useState<string | null>('outdoor');
  const [tags, setTags] = useState(['Candlelit', 'Slow']);
  const [query, setQuery] = useState('');
  const found = ['Lumen Vini', 'Lume di Luna', 'Luminaria'].filter((name) =>
    name.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <>
      <Select
        label="Category"
        value={kind}
        onValueChange={setKind}
        options={[
          { value: 'outdoor', label: 'Outdoor' },
          { value: 'drinks', label: 'Drinks' },
          { value: 'shows', label: 'Shows' },
        ]}
      />
      <Select
        label="Kind"
        value={null}
        onValueChange={() => undefined}
        options={[{ value: 'park', label: 'Park' }]}
        placeholder="Choose a kind"
        error="Choose a kind"
      />
      <TagInput
        label="Tags"
        value={tags}
        onValueChange={setTags}
        max={10}
        maxLength={30}
        suggestions={['Sunset', 'Jazz', 'Slow']}
      />
      <Combobox
        label="Place"
        query={query}
        onQueryChange={setQuery}
        placeholder="Lum"
        items={query.length < 3 ? [] : found.map((name) => ({ id: name, label: name }))}
        onPick={({ label }) => setQuery(label)}
      />
    </>
  );
}

function Choices() {
  const [rating, setRating] = useState(8.5);
  const [tab, setTab] = useState('places');
  const [reason, setReason] = useState<string | null>('spam');
  return (
    <>
      <div>
        <Switch label="Visible to all" defaultChecked />
        <Switch label="Hidden" note="Only the two of you see it" />
        <Switch label="Privé" icon={<KeyRound />} tone="coral" defaultChecked />
        <Switch label="Not yours to change" disabled />
        <Checkbox label="I accept the terms" defaultChecked />
      </div>
      <Slider
        label="Rating"
        value={rating}
        onValueChange={setRating}
        graphic={<SparkDial score={rating} />}
      />
      <RadioList
        label="Why?"
        value={reason}
        onValueChange={setReason}
        options={[
          { value: 'spam', label: 'Spam' },
          { value: 'other', label: 'Other', note: 'Tell us below' },
        ]}
      />
      <Segmented
        label="Saved"
        value={tab}
        onValueChange={setTab}
        options={[
          { value: 'places', label: 'Places' },
          { value: 'plans', label: 'Plans' },
        ]}
      >
        <p className="pt-3 text-ink-2">Your {tab}</p>
      </Segmented>
      <SegmentedRadio
        label="Shown first"
        value={tab}
        onValueChange={setTab}
        options={[
          { value: 'places', label: 'Places' },
          { value: 'plans', label: 'Plans' },
        ]}
      />
    </>
  );
}
