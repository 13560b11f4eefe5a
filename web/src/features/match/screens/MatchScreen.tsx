import type { MatchDeck } from '@liora/domain/contract/match';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useFocusOnChange } from '../../../lib/useFocusOnChange.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
import { UpgradeLink } from '../../plans/components/UpgradeLink.tsx';
import { Hand } from '../components/Hand.tsx';
import { HelpDialog } from '../components/HelpDialog.tsx';
import { Matches } from '../components/Matches.tsx';
import { StartDeck } from '../components/StartDeck.tsx';
import { currentDeckQuery } from '../match.queries.ts';
import { matchText } from '../match.text.ts';

/** /us/match: the deck of the two, until it opens and afterwards. */
export function MatchScreen() {
  const me = useMe();
  const back = useGoBack();
  const [help, setHelp] = useState(false);
  return (
    <div className="page">
      <PageTitle>{matchText.title}</PageTitle>
      <TopBar
        onBack={back}
        title={matchText.title}
        actions={
          <IconButton label={matchText.help} onClick={() => setHelp(true)}>
            <CircleQuestionMark />
          </IconButton>
        }
      />
      {me === null && (
        <SignInFirst
          title={matchText.title}
          text={matchText.signInText}
          label={matchText.signIn}
          next="/us/match"
        />
      )}
      {me && !me.member && <MembersOnly />}
      {(me === undefined || me?.member) && <Deck enabled={me !== undefined} />}
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

/** While it is not known who reads, it waits. */
function Deck({ enabled }: { enabled: boolean }) {
  const start = useStartFailure();
  const link = useQuery({ ...linkQuery(), enabled });
  const query = useQuery({ ...currentDeckQuery(), enabled });
  useFocusOnChange(query.data ? (query.data.deck?.id ?? 'none') : null);
  if (link.data && !link.data.partner) return <Unlinked />;
  return (
    <QueryArea
      query={query}
      blocked={start}
      skeleton={<Skeleton height={520} radius="28px" className="mx-auto mt-6 max-w-100" />}
      failed={{ title: matchText.loadFailed, retry: matchText.retry, art: <Vignette kind="error" /> }}
    >
      {({ deck }) => (deck ? <OneDeck deck={deck} /> : <NoDeck />)}
    </QueryArea>
  );
}

const OneDeck = ({ deck }: { deck: MatchDeck }) =>
  deck.is_revealed ? <Matches deck={deck} /> : <Hand key={deck.id} deck={deck} />;

function NoDeck() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={matchText.none}
      text={matchText.noneText}
      action={<StartDeck />}
    />
  );
}

function Unlinked() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={matchText.unlinked}
      text={matchText.unlinkedText}
      action={
        <Link
          to="/profile/settings/$part"
          params={{ part: 'partner' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {matchText.link}
        </Link>
      }
    />
  );
}

function MembersOnly() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={matchText.unlinked}
      text={matchText.members}
      action={<UpgradeLink>{matchText.seePrive}</UpgradeLink>}
    />
  );
}
