import { LegalText } from '../components/LegalText.tsx';
import { RetentionList } from '../components/RetentionList.tsx';
import { privacyText } from '../legal.text.ts';

export function PrivacyScreen() {
  return <LegalText page={privacyText} parts={{ time: <RetentionList /> }} />;
}
