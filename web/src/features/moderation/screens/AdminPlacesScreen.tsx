import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { Addresses } from '../addresses/Addresses.tsx';
import { Directory } from '../directory/Directory.tsx';
import { DuplicatesPart } from '../duplicates/DuplicatesPart.tsx';
import { duplicatesOptions, mergesOptions } from '../duplicates/duplicates.queries.ts';
import { duplicatesText } from '../duplicates/duplicates.text.ts';
import { MergesPart } from '../duplicates/MergesPart.tsx';
import { AdminArea } from '../frame/AdminArea.tsx';
import { AdminImports } from '../import/AdminImports.tsx';
import { proposalsOptions } from '../moderation.queries.ts';
import { ProposalsPart } from '../places/ProposalsPart.tsx';
import { proposalsText } from '../places/proposals.text.ts';
import { AdminWords } from '../words/AdminWords.tsx';

/**
 * /admin/places: all places, what people say is wrong with places, which of them may be one, what was merged, pins without a
 * point, words of searches, and imports (NAV-25, ADM-02, RUL-95).
 */
export function AdminPlacesScreen(): ReactNode {
  const { tab, item } = useSearch({ from: '/admin/places' });
  if (tab === 'all') return <Directory />;
  if (tab === 'imports') return <AdminImports item={item} />;
  if (tab === 'addresses') return <Addresses item={item} />;
  if (tab === 'words') return <AdminWords item={item} />;
  if (tab === 'duplicates') return <Duplicates asked={item} />;
  return tab === 'merges' ? <Merges /> : <Proposals asked={item} />;
}

function Proposals({ asked }: { asked: string | undefined }) {
  const me = useMe();
  const list = useInfiniteQuery({ ...proposalsOptions(), enabled: me != null });
  return (
    <AdminArea part="places" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{proposalsText.title}</PageTitle>
          <ProposalsPart proposals={pages.flatMap((page) => page.proposals)} list={list} asked={asked} />
        </>
      )}
    </AdminArea>
  );
}

function Duplicates({ asked }: { asked: string | undefined }) {
  const me = useMe();
  const list = useInfiniteQuery({ ...duplicatesOptions(), enabled: me != null });
  return (
    <AdminArea part="duplicates" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{duplicatesText.title}</PageTitle>
          <DuplicatesPart pairs={pages.flatMap((page) => page.pairs)} list={list} asked={asked} />
        </>
      )}
    </AdminArea>
  );
}

function Merges() {
  const me = useMe();
  const list = useInfiniteQuery({ ...mergesOptions(), enabled: me != null });
  return (
    <AdminArea part="duplicates" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{duplicatesText.merges}</PageTitle>
          <MergesPart merges={pages.flatMap((page) => page.merges)} list={list} />
        </>
      )}
    </AdminArea>
  );
}
