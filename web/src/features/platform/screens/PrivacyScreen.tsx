import { LegalText } from '../components/LegalText.tsx';
import { privacyText } from '../legal.text.ts';

export function PrivacyScreen() {
  return <LegalText page={privacyText} />;
}
