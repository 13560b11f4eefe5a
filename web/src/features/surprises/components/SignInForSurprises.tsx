import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { surprisesText } from '../surprises.text.ts';

export function SignInForSurprises({ next }: { next: string }) {
  return (
    <div className="page">
      <PageTitle>{surprisesText.title}</PageTitle>
      <SignInFirst
        title={surprisesText.title}
        text={surprisesText.signInText}
        label={surprisesText.signIn}
        next={next}
      />
    </div>
  );
}
