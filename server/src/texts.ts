import { compileMessage } from '@lingui/message-utils/compileMessage';
import { i18n } from '@liora/domain/i18n/i18n';
import { icu, texts } from '@liora/domain/i18n/texts';

// What the browser says is compiled by its build; what the server says when it is said.
i18n.setMessagesCompiler(compileMessage);

export { icu, texts };
