import type { Me } from '@liora/domain/contract/accounts';
import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, Ellipsis, Pencil, Route, Search, Undo2, X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuAction } from '../../../ui/Menu.tsx';
import { markDone, removeItem } from '../bucketLists.actions.ts';
import { bucketText } from '../bucketLists.text.ts';
import { doneSteps } from '../doneSteps.actions.ts';
import { nameOf } from '../itemWords.rules.ts';
import { findPlacesFor, turnIntoPlan } from '../nextSteps.actions.ts';

export interface ItemMenuProps {
  item: BucketItem;
  me: Me;
  onEdit: (item: BucketItem) => void;
  onDone: (item: BucketItem) => void;
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
        <IconButton label={bucketText.more(nameOf(item))} className="-mr-3">
          <Ellipsis />
        </IconButton>
      }
      items={items}
    />
  );
}

function useChanges({ item, me, onEdit, onDone, onLeft }: ItemMenuProps): readonly MenuAction[] {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const edit = { label: bucketText.edit, icon: <Pencil />, onSelect: () => onEdit(item) };
  if (item.done_on !== null)
    return [
      ...doneSteps(item),
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
  const { subject } = item;
  const find = {
    label: bucketText.findPlaces,
    icon: <Search />,
    onSelect: () => findPlacesFor(navigate, item),
  };
  return [
    { label: bucketText.markDone, icon: <CircleCheck />, onSelect: () => onDone(item) },
    {
      label: subject.kind === 'plan' ? bucketText.openPlan : bucketText.plan,
      icon: <Route />,
      onSelect: () => turnIntoPlan(navigate, item, me.user_id),
    },
    ...(item.title !== null && subject.kind !== 'place' && subject.kind !== 'plan' ? [find] : []),
    edit,
  ];
}
