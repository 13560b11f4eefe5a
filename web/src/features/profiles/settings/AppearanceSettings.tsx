import { SecurityPart } from '../../accounts/security/SecurityRow.tsx';
import { FormatRows } from './appearance/FormatRows.tsx';
import { LanguageRow } from './appearance/LanguageRow.tsx';
import { MotionRow } from './appearance/MotionRow.tsx';
import { TextSizeRow } from './appearance/TextSizeRow.tsx';
import { ThemeTiles } from './appearance/ThemeTiles.tsx';
import { settingsText } from './settings.text.ts';

/** How the app looks and writes on this device, whoever is signed in on it. */
export function AppearanceSettings() {
  return (
    <SecurityPart title={settingsText.parts.appearance}>
      <ThemeTiles />
      <div className="lines mt-3.5">
        <LanguageRow />
        <FormatRows />
        <TextSizeRow />
        <MotionRow />
      </div>
    </SecurityPart>
  );
}
