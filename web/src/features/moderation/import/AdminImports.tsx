import { useInfiniteQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { ImportsPart } from './ImportsPart.tsx';
import { importsOptions } from './imports.queries.ts';
import { importsText } from './imports.text.ts';

/** /admin/places?tab=imports: imports of places with dry run, apply and roll back (NAV-25, ADM-02, RUL-95). */
export function AdminImports({ item }: { item: string | undefined }) {
  const me = useMe();
  const imports = useInfiniteQuery({ ...importsOptions(), enabled: me != null });
  const shown = item && /^\d{1,9}$/.test(item) ? Number(item) : undefined;
  return (
    <AdminArea part="imports" query={imports}>
      {({ pages }) => (
        <>
          <PageTitle>{importsText.title}</PageTitle>
          <ImportsPart pages={pages} more={imports} shown={shown} />
        </>
      )}
    </AdminArea>
  );
}
