import { useInfiniteQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { AddressesPart } from './AddressesPart.tsx';
import { unplacedOptions } from './addresses.queries.ts';
import { addressesText } from './addresses.text.ts';

/** /admin/places?tab=addresses: published pins whose address was not found (NAV-25, ADM-02, RUL-85, RUL-95). */
export function Addresses({ item }: { item: string | undefined }) {
  const me = useMe();
  const list = useInfiniteQuery({ ...unplacedOptions(), enabled: me != null });
  return (
    <AdminArea part="addresses" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{addressesText.title}</PageTitle>
          <AddressesPart pins={pages.flatMap(({ pins }) => pins)} list={list} asked={item} />
        </>
      )}
    </AdminArea>
  );
}
