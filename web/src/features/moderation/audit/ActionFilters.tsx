import { ADMIN_ACTIONS, type AdminAction } from '@liora/domain/rules/adminActions';
import { useNavigate } from '@tanstack/react-router';
import { Field } from '../../../ui/Field.tsx';
import { RemoveChip } from '../../../ui/RemoveChip.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { ActionFilter } from './actionFilter.rules.ts';
import { actionsText } from './actions.text.ts';

const ALL = 'all';

interface ActionFiltersProps {
  filter: ActionFilter;
  /** Whose actions are shown, where a line says who that is. */
  by: string | undefined;
  /** Whom they were done to, the same. */
  to: string | undefined;
}

/** Which action, of which day, by whom: in the address, so that a view can be sent on. */
export function ActionFilters({ filter, by, to }: ActionFiltersProps) {
  const navigate = useNavigate();
  const byWords = by ? actionsText.byName(by) : actionsText.bySomebody;
  const toWords = to ? actionsText.toName(to) : actionsText.toSomebody;
  const choose = (change: ActionFilter) =>
    void navigate({
      to: '/admin/audit',
      search: { ...filter, ...change },
      replace: true,
      resetScroll: false,
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={actionsText.filters} className="grid max-w-200 gap-3 md:grid-cols-2">
      <Select<AdminAction | typeof ALL>
        label={actionsText.action}
        value={filter.action ?? ALL}
        onValueChange={(action) => choose({ action: action === ALL ? undefined : action })}
        options={[
          { value: ALL, label: actionsText.all },
          ...ADMIN_ACTIONS.map((action) => ({ value: action, label: actionsText.actions[action] })),
        ]}
      />
      <Field
        label={actionsText.day}
        type="date"
        value={filter.day ?? ''}
        onChange={(event) => choose({ day: event.target.value || undefined })}
      />
      {(filter.admin || filter.member) && (
        <p className="flex flex-wrap gap-2">
          {filter.admin && (
            <RemoveChip name={actionsText.allAdmins(byWords)} onRemove={() => choose({ admin: undefined })}>
              {byWords}
            </RemoveChip>
          )}
          {filter.member && (
            <RemoveChip name={actionsText.allMembers(toWords)} onRemove={() => choose({ member: undefined })}>
              {toWords}
            </RemoveChip>
          )}
        </p>
      )}
    </div>
  );
}
