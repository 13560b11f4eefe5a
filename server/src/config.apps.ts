import type { ParsedSettings } from './config.schema.ts';
import { ConfigError } from './config.variables.ts';

export interface AppSettings {
  /** Apps of iOS, as `TEAMID.bundle.id`. */
  ios: string[];
  /** The app of Android, and the fingerprints of what it may be signed with. */
  android: { name: string; certificates: string[] } | null;
}

/** Of Android both, or neither. */
export function appSettings({ IOS_APPS, ANDROID_APP, ANDROID_CERTIFICATES }: ParsedSettings): AppSettings {
  if ((ANDROID_APP === undefined) !== (ANDROID_CERTIFICATES.length === 0))
    throw new ConfigError('ANDROID_APP and ANDROID_CERTIFICATES belong together: give both or neither.');
  return {
    ios: IOS_APPS,
    android: ANDROID_APP === undefined ? null : { name: ANDROID_APP, certificates: ANDROID_CERTIFICATES },
  };
}
