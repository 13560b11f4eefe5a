import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { surprisesText } from '../surprises.text.ts';

export function SignInForSurprises({ next }: { next: string }) {
  const back = useGoBack();
  return (
    <div className="page">
      <PageTitle>{surprisesText.title}</PageTitle>
      <TopBar onBack={back} title={surprisesText.title} />
      <SignInFirst
        title={surprisesText.signInTitle}
        text={surprisesText.signInText}
        label={surprisesText.signIn}
        next={next}
      />
    </div>
  );
}
