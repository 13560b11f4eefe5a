import { compileMessage } from '@lingui/message-utils/compileMessage';
import { i18n } from '@liora/domain/i18n/i18n';
import { icu, texts } from '@liora/domain/i18n/texts';

type Compiled = ReturnType<typeof compileMessage>;
/** As many as there are texts: what somebody wrote is a value in one, never the text itself. */
const compiled = new Map<string, Compiled>();

// What the browser says is compiled by its build; what the server says when it is first said.
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
});

export { icu, texts };
