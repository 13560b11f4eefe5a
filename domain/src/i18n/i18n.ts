import { i18n } from '@lingui/core';

/**
 * The language of the messages, and how its reader writes numbers and dates (docs/decisions/0014). English is there from
 * the first import on: its messages stand in the text modules themselves.
 */
export const SOURCE_LANGUAGE = 'en' as const;

i18n.load(SOURCE_LANGUAGE, {});
i18n.activate(SOURCE_LANGUAGE);

export { i18n };
