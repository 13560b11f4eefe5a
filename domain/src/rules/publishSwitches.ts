/**
 * Both switches of a plan or pin after one was pressed: turning one on turns the other off (PCRE-12, PCRE-13, PIN-11, PIN-12).
 */
export function publishSwitches(
  pressed: 'is_public' | 'is_prive',
  on: boolean,
  before: { is_public: boolean; is_prive: boolean },
) {
  if (pressed === 'is_public') return { is_public: on, is_prive: on ? false : before.is_prive };
  return { is_prive: on, is_public: on ? false : before.is_public };
}
