import { GEOLOCATION_MAX_AGE_MS, GEOLOCATION_TIMEOUT_MS } from '@liora/domain/limits';
import { toast } from '../../ui/toast.ts';
import { locationText } from './location.text.ts';
import { PROMPTED_KEY, rememberLocation, TOAST_SHOWN_KEY } from './locationStore.ts';

/** Asks the browser for the position, keeps it, and says how it went. Resolves to whether there is one. */
export async function locate(): Promise<boolean> {
  localStorage.setItem(PROMPTED_KEY, '1');
  if (!('geolocation' in navigator)) return failed(0);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => resolve(found(coords.latitude, coords.longitude, timestamp)),
      (error) => resolve(failed(error.code)),
      { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: GEOLOCATION_MAX_AGE_MS },
    );
  });
}

/** Takes the position anew, without a word, where the browser has already been allowed to tell it (RUL-64). */
export async function refreshAllowedLocation(): Promise<void> {
  if (!('permissions' in navigator) || !('geolocation' in navigator)) return;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  navigator.geolocation.getCurrentPosition(
    ({ coords, timestamp }) => remember(coords.latitude, coords.longitude, timestamp),
    () => {},
    { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: GEOLOCATION_MAX_AGE_MS },
  );
}

/** A thousandth of a degree (about 100 m) is enough for every search: the exact spot never leaves this function. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

function remember(latitude: number, longitude: number, timestamp: number): void {
  rememberLocation({ latitude: rounded(latitude), longitude: rounded(longitude), timestamp });
}

function found(latitude: number, longitude: number, timestamp: number): true {
  remember(latitude, longitude, timestamp);
  if (!localStorage.getItem(TOAST_SHOWN_KEY)) {
    localStorage.setItem(TOAST_SHOWN_KEY, '1');
    toast(locationText.found.title, { description: locationText.found.text, kind: 'success' });
  }
  return true;
}

/** Codes of GeolocationPositionError: 1 denied, 3 timeout. */
function failed(code: number): false {
  const words =
    code === 1 ? locationText.denied : code === 3 ? locationText.timeout : locationText.unavailable;
  toast(words.title, { description: words.text, kind: 'error' });
  return false;
}
