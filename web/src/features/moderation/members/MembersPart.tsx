import type { MemberCard } from '@liora/domain/contract/moderation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { MemberRead } from './MemberRead.tsx';
import { MemberRow } from './MemberRow.tsx';
import { type MembersInput, memberOptions } from './members.queries.ts';
import { membersText } from './members.text.ts';

interface MembersPartProps {
  found: { members: MemberCard[]; more: boolean };
  asked: MembersInput;
  onAsk: (asked: MembersInput) => void;
  /** User id of who is read. */
  shown: string | undefined;
}

/** Members, found by name or by their whole address, and what is read of one. */
export function MembersPart({ found, asked, onAsk, shown }: MembersPartProps) {
  const list = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(asked.search);
  const byEmail = useMutation({
    mutationFn: (email: string) => client.moderation.memberByEmail({ email }),
  });
  const ask = (next: MembersInput) => {
    byEmail.reset();
    onAsk(next);
  };
  const search = (text: string) => {
    if (text.includes('@')) byEmail.mutate(text);
    else ask({ search: text, closing: false });
  };
  const members = byEmail.data ? [byEmail.data.member].filter((one) => one !== null) : found.members;
  const isNewest = !asked.closing && asked.search === '' && !byEmail.data;
  const showAll = (closing: boolean) => {
    setTyped('');
    ask({ search: '', closing });
  };
  return (
    <WorkPanes
      list={list}
      read={read}
      label={membersText.title}
      rows={
        <>
          <h1 className="t2 mb-3 text-[1.75rem]">{membersText.title}</h1>
          <SearchField
            label={membersText.search}
            placeholder={membersText.placeholder}
            value={typed}
            onValueChange={(text) => {
              setTyped(text);
              if (text === '') ask({ ...asked, search: '' });
            }}
            onSubmit={search}
          />
          <p className="my-2 text-small text-ink-2">{membersText.searchHelp}</p>
          <InlineError>{byEmail.error && errorText(byEmail.error, membersText.searchFailed)}</InlineError>
          <ChipRow label={membersText.filter} className="mb-2">
            <Chip on={isNewest} onClick={() => showAll(false)}>
              {membersText.newest}
            </Chip>
            <Chip on={asked.closing && !byEmail.data} onClick={() => showAll(true)}>
              {membersText.closing}
            </Chip>
          </ChipRow>
          {members.length === 0 && <Nobody closing={asked.closing && !byEmail.data} />}
          <ul className={styles.rows}>
            {members.map((member) => (
              <MemberRow key={member.user_id} member={member} current={member.user_id === shown} />
            ))}
          </ul>
          {found.more && !isNewest && !byEmail.data && (
            <p className="py-4 text-small text-ink-2">
              {asked.closing ? membersText.moreClosing : membersText.more}
            </p>
          )}
        </>
      }
    >
      {shown && <Shown key={shown} userId={shown} />}
    </WorkPanes>
  );
}

function Nobody({ closing }: { closing: boolean }) {
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={closing ? membersText.nobodyClosing : membersText.nobody}
      text={closing ? undefined : membersText.nobodyText}
    />
  );
}

function Shown({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const member = useQuery(memberOptions(userId));
  return (
    <>
      <IconButton
        label={membersText.back}
        className="-ml-[12px] mb-3 md:hidden!"
        onClick={() => void navigate({ to: '/admin/members', replace: true })}
      >
        <ArrowLeft />
      </IconButton>
      <QueryArea
        query={member}
        skeleton={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}
        failed={{
          title: moderationText.loadFailed,
          retry: moderationText.retry,
          art: <Vignette kind="error" />,
        }}
      >
        {(known) => <MemberRead member={known} />}
      </QueryArea>
    </>
  );
}
