import {
  Ellipsis,
  Flag,
  Flame,
  KeyRound,
  Pencil,
  Plus,
  Share,
  SlidersHorizontal,
  Trash2,
  Wine,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Chip } from '../Chip.tsx';
import { ChipRow } from '../ChipRow.tsx';
import { IconButton } from '../IconButton.tsx';
import { LikeButton } from '../LikeButton.tsx';
import { Menu } from '../Menu.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { SearchField } from '../SearchField.tsx';
import { Section } from './Section.tsx';

export function ActionsGallery() {
  return (
    <>
      <Section title="Buttons">
        <Button icon={<Plus />}>Create Date</Button>
        <Button variant="quiet">See the plan</Button>
        <Button variant="line">Continue on Web</Button>
        <Button variant="coral" icon={<KeyRound />}>
          Start Privé
        </Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete plan
        </Button>
        <Button variant="text">Cancel</Button>
        <Button disabled>Create</Button>
        <Button busy busyLabel="Creating...">
          Create
        </Button>
        <Button size="lg">Large</Button>
        <Button size="sm" variant="quiet">
          Small
        </Button>
      </Section>
      <Section title="Icon buttons, save, like">
        <IconButton label="Share">
          <Share />
        </IconButton>
        <IconButton label="Share, in a well" variant="well">
          <Share />
        </IconButton>
        <IconButton label="Share, floating" variant="float">
          <Share />
        </IconButton>
        <Toggles />
        <MoreMenu />
      </Section>
      <Section title="Chips">
        <MoodChips />
      </Section>
      <Section title="Search" columns>
        <Searches />
      </Section>
    </>
  );
}

function Toggles() {
  const [saved, setSaved] = useState(false);
  const [liked, setLiked] = useState(false);
  const count = liked ? 129 : 128;
  return (
    <>
      <SaveButton saved={saved} name="Lumen Vini" onClick={() => setSaved(!saved)} />
      <SaveButton saved name="Bottega Raku" />
      <SaveButton saved={saved} variant="row" name="Caffè Mezzaluna" onClick={() => setSaved(!saved)} />
      <LikeButton liked={liked} count={count} onClick={() => setLiked(!liked)} />
      <LikeButton liked count={1} />
      <LikeButton liked={liked} count={count} variant="button" onClick={() => setLiked(!liked)} />
    </>
  );
}

function MoreMenu() {
  const nothing = () => undefined;
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label="More" variant="well">
          <Ellipsis />
        </IconButton>
      }
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: nothing },
        { label: 'Distance', checked: true, onSelect: nothing },
        { label: 'Report this plan', icon: <Flag />, onSelect: nothing, disabled: true },
        'line',
        { label: 'Delete plan', icon: <Trash2 />, danger: true, onSelect: nothing },
      ]}
    />
  );
}

function MoodChips() {
  const [on, setOn] = useState('Intimate');
  return (
    <ChipRow label="Mood" wrap>
      {['Magical', 'Intimate', 'Lively'].map((mood) => (
        <Chip key={mood} icon={<Flame />} on={mood === on} onClick={() => setOn(mood)}>
          {mood}
        </Chip>
      ))}
      <Chip icon={<Wine />} floating>
        Floating
      </Chip>
    </ChipRow>
  );
}

function Searches() {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('Aperitivo');
  return (
    <>
      <SearchField
        value={first}
        onValueChange={setFirst}
        label="Search places"
        placeholder="Dinner, gelato, live music"
        trailing={
          <IconButton label="Filters" variant="well">
            <SlidersHorizontal />
          </IconButton>
        }
      />
      <SearchField
        value={second}
        onValueChange={setSecond}
        label="Search results"
        onBack={() => setSecond('')}
      />
    </>
  );
}
