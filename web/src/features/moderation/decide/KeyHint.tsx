import { KeyCap } from '../../../ui/KeyList.tsx';

/** Phones have no keys; to others the list of keys says them. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-md:hidden">
      <KeyCap>{children}</KeyCap>
    </span>
  );
}
