import type { ActionRecord } from '@liora/domain/contract/moderation';
import type { ComponentProps } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import styles from '../frame/frame.module.css';
import { ActionFilters } from './ActionFilters.tsx';
import { ActionRow } from './ActionRow.tsx';
import type { ActionFilter } from './actionFilter.rules.ts';
import { actionsText } from './actions.text.ts';
import { ExportActions } from './ExportActions.tsx';

interface ActionsPartProps {
  actions: ActionRecord[];
  list: ComponentProps<typeof MorePages>['list'];
  filter: ActionFilter;
}

/** What admins did, and the ways to look for something in it. */
export function ActionsPart({ actions, list, filter }: ActionsPartProps) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const by = actions.find(({ admin }) => admin?.user_id === filter.admin)?.admin?.username;
  const to = actions.find(({ member }) => member?.user_id === filter.member)?.member?.username;
  return (
    <section className={styles.read} aria-labelledby="actions">
      <div className="flex flex-wrap items-start gap-3">
        <h1 id="actions" className="t2 flex-1 text-[1.75rem]">
          {actionsText.title}
        </h1>
        <ExportActions filter={filter} />
      </div>
      <p className="mt-1 mb-5 max-w-160 text-small text-ink-2">{actionsText.lead}</p>
      <ActionFilters filter={filter} by={by} to={to} />
      {actions.length === 0 && (
        <EmptyState
          art={<Vignette kind={isFiltered ? 'noResults' : 'empty'} />}
          title={isFiltered ? actionsText.emptyFilter : actionsText.empty}
        />
      )}
      <ul className="lines mt-3 max-w-200">
        {actions.map((record) => (
          <ActionRow key={record.id} record={record} />
        ))}
      </ul>
      <MorePages list={list} label={actionsText.showMore} />
    </section>
  );
}
