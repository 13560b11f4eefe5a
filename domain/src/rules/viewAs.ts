/** As whom somebody may look at what is their own. */
export const VIEW_AS = ['stranger', 'partner'] as const;
export type ViewAs = (typeof VIEW_AS)[number];
