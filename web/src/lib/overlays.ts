import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { flag, searchFields, text, uuid } from './searchFields.ts';
import { useOncePerPlace } from './useOncePerPlace.ts';

/**
 * The dialogs that stand in the address and may lie over any screen, each with its search fields. What they are made of
 * is in app/Overlays.tsx.
 * `plan`: plan details over the list they were opened from (shown as /plan/{id}). `create`, `with`: the Create dialog, with
 * a place already in it; `edit`: the same, prefilled with an own plan or a kept copy. `prive`: the membership screen (shown as /prive). `save`: the Save Place dialog of a place.
 */
const OVERLAYS = {
  plan: { plan: uuid },
  create: { create: flag, with: text(100), edit: uuid },
  prive: { prive: flag },
  save: { save: text(80) },
};
export type OverlayName = keyof typeof OVERLAYS;

export const overlaySearch = searchFields({
  ...OVERLAYS.plan,
  ...OVERLAYS.create,
  ...OVERLAYS.prive,
  ...OVERLAYS.save,
});
export type OverlaySearch = ReturnType<typeof overlaySearch>;

const NONE = {
  plan: undefined,
  create: undefined,
  with: undefined,
  edit: undefined,
  prive: undefined,
  save: undefined,
};
// A field that is missing above would stay in the address when its dialog is closed.
NONE satisfies Record<keyof Required<OverlaySearch>, undefined>;

/** The address with one overlay over its screen, in place of any other; Back brings that again. Without one: the screen alone. */
export const withOverlay =
  (overlay: { [Field in keyof OverlaySearch]?: OverlaySearch[Field] | undefined } = {}) =>
  <Search extends object>(before: Search) => ({ ...before, ...NONE, ...overlay });

/** How the address of an overlay looks, so that it can be shared and reloaded. */
export const planMask = (id: string) => ({ to: '/plan/$id', params: { id }, unmaskOnReload: true }) as const;
export const PRIVE_MASK = { to: '/prive', unmaskOnReload: true } as const;

/** Closes what lies over a screen: one step back when the app opened it, else its fields leave the address. */
export function useCloseOverlay(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return useOncePerPlace(() => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '.', search: withOverlay(), replace: true, resetScroll: false });
  });
}
