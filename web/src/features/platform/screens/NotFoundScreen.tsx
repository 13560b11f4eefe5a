import { NothingHere } from '../components/NothingHere.tsx';
import { platformText } from '../platform.text.ts';

/** Any address that leads nowhere, and anything that the caller may not know of (NAV-27). */
export function NotFoundScreen() {
  return <NothingHere title={platformText.notFoundTitle} text={platformText.notFoundText} />;
}
