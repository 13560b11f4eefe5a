import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { MembersPart } from '../members/MembersPart.tsx';
import { type MembersInput, membersOptions } from '../members/members.queries.ts';
import { membersText } from '../members/members.text.ts';

/** /admin/members: who is here, what is known of them, and what is done for them (RUL-95). What is typed stands in no address. */
export function AdminMembersScreen() {
  const { member } = useSearch({ from: '/admin/members' });
  const me = useMe();
  const [asked, setAsked] = useState<MembersInput>({ search: '', closing: false });
  const members = useQuery({ ...membersOptions(asked), enabled: me != null });
  return (
    <AdminArea part="members" query={members}>
      {(found) => (
        <>
          <PageTitle>{membersText.title}</PageTitle>
          <MembersPart found={found} asked={asked} onAsk={setAsked} shown={member} />
        </>
      )}
    </AdminArea>
  );
}
