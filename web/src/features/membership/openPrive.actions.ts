/** Takes the place of whatever else lies over the screen; Back brings that again. */
export function overPrive<Search extends object>(before: Search) {
  return {
    ...before,
    plan: undefined,
    create: undefined,
    with: undefined,
    edit: undefined,
    prive: true,
  };
}

export const PRIVE_MASK = { to: '/prive', unmaskOnReload: true } as const;
