import { expect, test } from 'vitest';
import { messagesOfPo } from './poFile.ts';

const FILE = `msgid ""
msgstr ""
"Language: de\\n"

#: web/src/a.text.ts
msgid "a.quoted"
msgstr "Sie sagt \\"ja\\"."

#: web/src/a.text.ts
msgid "a.lines"
msgstr ""
"Eine Zeile.\\n"
"\\n"
"Noch eine."

msgid "a.missing"
msgstr ""
`;

test('FIX-56 a catalogue is read by ids, over several lines, without its head and what is not translated', () => {
  expect(messagesOfPo(FILE)).toEqual({
    'a.quoted': 'Sie sagt "ja".',
    'a.lines': 'Eine Zeile.\n\nNoch eine.',
  });
});
