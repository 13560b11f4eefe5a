import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { ActionsPart } from '../audit/ActionsPart.tsx';
import { actionFilter } from '../audit/actionFilter.rules.ts';
import { actionsOptions } from '../audit/actions.queries.ts';
import { actionsText } from '../audit/actions.text.ts';
import { AdminArea } from '../frame/AdminArea.tsx';

/** /admin/audit: what admins did, by admin, action and day, and as a file (RUL-95). */
export function AdminAuditScreen() {
  const filter = actionFilter(useSearch({ from: '/admin/audit' }));
  const me = useMe();
  const list = useInfiniteQuery({ ...actionsOptions(filter), enabled: me != null });
  return (
    <AdminArea part="audit" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{actionsText.title}</PageTitle>
          <ActionsPart actions={pages.flatMap((page) => page.actions)} list={list} filter={filter} />
        </>
      )}
    </AdminArea>
  );
}
