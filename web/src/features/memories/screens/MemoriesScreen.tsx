import { useParams } from '@tanstack/react-router';
import { uuid } from '../../../lib/searchFields.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { NewMemory } from '../form/NewMemory.tsx';
import { memoriesText } from '../memories.text.ts';
import { MemoryPage } from '../memory/MemoryPage.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Trash } from '../trash/Trash.tsx';

/** /memories, and below it one of them, a new one, and the trash. */
export function MemoriesScreen() {
  const { part } = useParams({ from: '/memories/{-$part}' });
  const me = useMe();
  return (
    <div className="page">
      <PageTitle>{memoriesText.title}</PageTitle>
      {me === null ? <SignInForMemories /> : <Part part={part} enabled={me !== undefined} />}
    </div>
  );
}

function Part({ part, enabled }: { part: string | undefined; enabled: boolean }) {
  if (part === 'trash') return <Trash enabled={enabled} />;
  if (part === undefined || part === 'new')
    return (
      <>
        <Timeline enabled={enabled} />
        {part && enabled && <NewMemory />}
      </>
    );
  return uuid(part) ? <MemoryPage key={part} id={part} enabled={enabled} /> : <NotFoundScreen />;
}

function SignInForMemories() {
  const back = useGoBack();
  return (
    <>
      <TopBar onBack={back} title={memoriesText.title} />
      <SignInFirst
        title={memoriesText.signInTitle}
        text={memoriesText.signInText}
        label={memoriesText.signIn}
        next="/memories"
      />
    </>
  );
}
