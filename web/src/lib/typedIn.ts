/** What letters are typed into: single keys never act there (WCAG 2.1.4). */
export const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable="true"]';
