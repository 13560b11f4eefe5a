import { toast } from '../../ui/toast.ts';
import { chosenArea, leaveArea } from './chosenArea.ts';
import { locationText } from './location.text.ts';
import { changeStatus } from './locationStatusStore.ts';
import {
  forgetLocation,
  isFresh,
  type KnownLocation,
  knownLocation,
  rememberFoundAnnounced,
  rememberLocation,
  rememberPrompted,
  wasFoundAnnounced,
  wasPrompted,
} from './locationStore.ts';
import { browserPermission, type PositionFailure, readPosition } from './position.ts';

const DENIED = 1;
const TIMED_OUT = 3;

/** 'Use my location': asks the device, and says how it went. Resolves to whether there is a position now. */
export async function locate(): Promise<boolean> {
  const found = await ask();
  if (found) leaveArea();
  return found;
}

/**
 * The app's own prompt, on a screen that is about what lies around: once ever, and only where the browser would ask and
 * nothing is known yet (LOC-04, RUL-64).
 */
export async function askOnce(): Promise<void> {
  const known = () => wasPrompted() || chosenArea() || isFresh(knownLocation(), Date.now());
  if (known() || (await browserPermission()) !== 'prompt' || known()) return;
  await ask();
}

/**
 * At the start: takes the position anew where the browser has already been allowed to tell it (RUL-64). Failures are not told,
 * for nobody asked.
 */
export async function refreshAllowedLocation(): Promise<void> {
  const permission = await browserPermission();
  if (permission === 'granted') {
    changeStatus('asked');
    keep(await readPosition());
  } else if (permission === 'denied') keep({ code: DENIED });
  else if (wasPrompted()) changeStatus('unanswered');
}

async function ask(): Promise<boolean> {
  rememberPrompted();
  changeStatus('asked');
  const answer = await readPosition();
  if ('code' in answer) announceFailure(answer.code);
  return keep(answer);
}

/**
 * A position is used for 24 hours, and after that until a fresh one arrives (RUL-64), unless the reader says no: then an old
 * one is forgotten.
 */
function keep(answer: KnownLocation | PositionFailure): boolean {
  if ('code' in answer) {
    if (answer.code === DENIED && !isFresh(knownLocation(), Date.now())) forgetLocation();
    changeStatus('failed');
    return false;
  }
  rememberLocation(answer);
  changeStatus('found');
  if (!wasFoundAnnounced()) {
    rememberFoundAnnounced();
    toast(locationText.found.title, { description: locationText.found.text, kind: 'success' });
  }
  return true;
}

function announceFailure(code: number): void {
  const words =
    code === DENIED
      ? locationText.denied
      : code === TIMED_OUT
        ? locationText.timeout
        : locationText.unavailable;
  toast(words.title, { description: words.text, kind: 'error' });
}
