import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { WordsPart } from './WordsPart.tsx';
import { wordsOptions } from './words.queries.ts';
import { wordsText } from './words.text.ts';

const TYPED_MS = 300;

/** /admin/places?tab=words: which words of a search are mapped to which places (NAV-25, ADM-02, SRCH-26, RUL-95). */
export function AdminWords({ item }: { item: string | undefined }) {
  const me = useMe();
  const [typed, setTyped] = useState('');
  const list = useInfiniteQuery({
    ...wordsOptions(useDebounced(typed.trim(), TYPED_MS)),
    enabled: me != null,
  });
  return (
    <AdminArea part="words" query={list}>
      {({ pages }) => (
        <>
          <PageTitle>{wordsText.title}</PageTitle>
          <WordsPart pages={pages} list={list} typed={typed} onType={setTyped} item={item} />
        </>
      )}
    </AdminArea>
  );
}
