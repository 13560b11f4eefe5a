import { NothingHere } from '../components/NothingHere.tsx';
import { platformText } from '../platform.text.ts';

/** /bridge-test: where tools for the native shell once were; its address is still in use (NAV-26). */
export function BridgeTestScreen() {
  return <NothingHere title={platformText.bridgeTitle} text={platformText.bridgeText} />;
}
