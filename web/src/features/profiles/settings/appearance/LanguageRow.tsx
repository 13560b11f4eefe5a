import { LANGUAGES } from '@liora/domain/i18n/languages';
import { formatChoice, useFormat } from '../../../../lib/ownFormat.ts';
import { SegmentedRadio } from '../../../../ui/SegmentedRadio.tsx';
import { settingsText } from '../settings.text.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

const AS_BROWSER = 'browser';

/** The language of the messages, each by its own name. */
export function LanguageRow() {
  useFormat();
  const { choose, busy } = useChooseLanguage();
  return (
    <SegmentedRadio
      label={settingsText.language}
      value={formatChoice().language ?? AS_BROWSER}
      options={[
        { value: AS_BROWSER, label: settingsText.asBrowser },
        ...LANGUAGES.map((language) => ({ value: language, label: settingsText.languages[language] })),
      ]}
      disabled={busy}
      onValueChange={(value) => choose(value === AS_BROWSER ? undefined : value)}
    />
  );
}
