import type { Origin } from '../contract/common.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { wallClock } from './hoursClock.ts';

const { acos, asin, atan2, cos, PI, round, sin } = Math;
const RADIANS = PI / 180;
/** 2000-01-01 12:00 UT, which days are counted from. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** The sun's mean noon at Greenwich, counted likewise. */
const NOON_DAYS = 0.0009;
/** The upper rim of the sun on the horizon, with the air's refraction. */
const RIM = -0.833 * RADIANS;

/**
 * When the sun sets at a place on the day of `at`; null in polar summer and winter, and off the globe. After Meeus, "Astronomical Algorithms",
 * chapters 12, 15 and 25; the test holds it against SunCalc, which also knows the moon and weighs four times as much.
 */
export function sunset({ latitude, longitude }: Origin, at: Date): Date | null {
  const phi = latitude * RADIANS;
  const noon = NOON_DAYS - longitude / 360;
  let day = round((at.getTime() - J2000_MS) / DAY_MS - noon) + noon;
  for (let i = 0; i < 3; i++) day -= sunAt(day, longitude).hourAngle / (2 * PI);
  const { declination } = sunAt(day, longitude);
  const angle = acos((sin(RIM) - sin(phi) * sin(declination)) / (cos(phi) * cos(declination)));
  if (Number.isNaN(angle)) return null;
  day += angle / (2 * PI);
  for (let i = 0; i < 2; i++) {
    const sun = sunAt(day, longitude);
    const height = asin(
      sin(phi) * sin(sun.declination) + cos(phi) * cos(sun.declination) * cos(sun.hourAngle),
    );
    day += (height - RIM) / (2 * PI * cos(phi) * cos(sun.declination) * sin(sun.hourAngle));
  }
  const set = new Date(J2000_MS + day * DAY_MS);
  return Number.isNaN(set.getTime()) ? null : set;
}

/** Radians: how far the sun is past its highest point at this longitude, and how far north of the equator. */
function sunAt(day: number, longitude: number) {
  const t = day / 36_525;
  const m = (357.52911 + t * 35_999.05029) * RADIANS;
  const node = (125.04 - 1934.136 * t) * RADIANS;
  const centre = (1.914602 - t * 0.004817) * sin(m) + 0.019993 * sin(2 * m) + 0.000289 * sin(3 * m);
  const l = (280.46646 + t * 36_000.76983 + centre - 0.00569 - 0.00478 * sin(node)) * RADIANS;
  const tilt = (23.439291 - t * 0.0130042 + 0.00256 * cos(node)) * RADIANS;
  const hour =
    (280.46061837 + 360.98564736629 * day + longitude) * RADIANS - atan2(cos(tilt) * sin(l), cos(l));
  return { hourAngle: hour - 2 * PI * round(hour / (2 * PI)), declination: asin(sin(tilt) * sin(l)) };
}

const NIGHT_ENDS = 5;

/** The light at a place, whose clocks are of `timeZone`: the day until an hour before the sun sets, then the golden hour, then the dark. */
export function lightAt(
  origin: Origin,
  at: Date,
  timeZone: string,
): { kind: 'day' | 'golden'; sunset: Date } | { kind: 'dark' } {
  const set = sunset(origin, at);
  if (!set || isAfterDark(origin, at, timeZone)) return { kind: 'dark' };
  return { kind: set.getTime() - at.getTime() > HOUR_MS ? 'day' : 'golden', sunset: set };
}

/** True from the sun's setting until five in the morning, by the clocks of the place (FIX-68). */
export function isAfterDark(origin: Origin, at: Date, timeZone: string): boolean {
  const set = sunset(origin, at);
  return set !== null && (at >= set || wallClock(at, timeZone).hour < NIGHT_ENDS);
}
