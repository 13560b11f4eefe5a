import { LegalText } from '../components/LegalText.tsx';
import { termsText } from '../legal.text.ts';

export function TermsScreen() {
  return <LegalText page={termsText} />;
}
