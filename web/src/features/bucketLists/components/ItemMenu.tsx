import type { Me } from '@liora/domain/contract/accounts';
import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Camera, CircleCheck, Ellipsis, MailPlus, Pencil, Route, Search, Undo2, X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuAction } from '../../../ui/Menu.tsx';
import { markDone, removeItem } from '../bucketLists.actions.ts';
import { bucketText } from '../bucketLists.text.ts';
import { nameOf } from '../itemWords.rules.ts';
import { findPlacesFor, keepMemoryOf, turnIntoPlan } from '../nextSteps.actions.ts';

export interface ItemMenuProps {
  item: BucketItem;
  me: Me;
  onEdit: (item: BucketItem) => void;
  onDone: (item: BucketItem) => void;
  onInvite: (item: BucketItem) => void;
  /** It leaves the list: where the focus goes. */
  onLeft: () => void;
}

/** What can be done with an item: members all of it, whoever is none any more takes out what they added. */
export function ItemMenu(props: ItemMenuProps) {
  const queries = useQueryClient();
  const { item, me, onLeft } = props;
  const changes = useChanges(props);
  const remove: MenuAction = {
    label: bucketText.remove,
    icon: <X />,
    onSelect: () => {
      void removeItem(queries, item);
      onLeft();
    },
  };
  const mayRemove = me.member || item.added_by === 'you';
  const items = [...(me.member ? changes : []), ...(mayRemove ? [remove] : [])];
  if (items.length === 0) return <span />;
  return (
    <Menu
      trigger={
        <IconButton label={bucketText.more(nameOf(item))} className="-mr-[12px]">
          <Ellipsis />
        </IconButton>
      }
      items={items}
    />
  );
}

function useChanges({ item, me, onEdit, onDone, onInvite, onLeft }: ItemMenuProps): readonly MenuAction[] {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const edit = { label: bucketText.edit, icon: <Pencil />, onSelect: () => onEdit(item) };
  const { done_on: doneOn, subject } = item;
  if (doneOn !== null)
    return [
      {
        label: bucketText.keepMemory,
        icon: <Camera />,
        onSelect: () => keepMemoryOf(navigate, item, doneOn),
      },
      edit,
      {
        label: bucketText.notDone,
        icon: <Undo2 />,
        onSelect: () => {
          void markDone(queries, item, null);
          onLeft();
        },
      },
    ];
  const find = {
    label: bucketText.findPlaces,
    icon: <Search />,
    onSelect: () => findPlacesFor(navigate, item),
  };
  const invite = { label: bucketText.invite, icon: <MailPlus />, onSelect: () => onInvite(item) };
  return [
    { label: bucketText.markDone, icon: <CircleCheck />, onSelect: () => onDone(item) },
    {
      label: subject.kind === 'plan' ? bucketText.openPlan : bucketText.plan,
      icon: <Route />,
      onSelect: () => turnIntoPlan(navigate, item, me.user_id),
    },
    ...(subject.kind === 'place' || subject.kind === 'plan' ? [invite] : []),
    ...(item.title !== null && subject.kind !== 'place' && subject.kind !== 'plan' ? [find] : []),
    edit,
  ];
}
