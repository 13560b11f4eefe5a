import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { AdminImports } from '../import/AdminImports.tsx';
import { proposalsOptions } from '../moderation.queries.ts';
import { ProposalsPart } from '../places/ProposalsPart.tsx';
import { proposalsText } from '../places/proposals.text.ts';

/** /admin/places: what people say is wrong with places and, in its second part, imports (NAV-25, ADM-02, RUL-95). */
export function AdminPlacesScreen(): ReactNode {
  const { part, item } = useSearch({ from: '/admin/places' });
  return part === 'imports' ? <AdminImports item={item} /> : <Proposals item={item} />;
}

function Proposals({ item }: { item: string | undefined }) {
  const me = useMe();
  const list = useInfiniteQuery({ ...proposalsOptions(), enabled: me != null });
  return (
    <AdminArea part="places" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{proposalsText.title}</PageTitle>
          <ProposalsPart proposals={pages.flatMap((page) => page.proposals)} list={list} asked={item} />
        </>
      )}
    </AdminArea>
  );
}
