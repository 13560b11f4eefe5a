import { createRequire } from 'node:module';
import path from 'node:path';
import type { ParsedSettings } from './config.schema.ts';
import { ConfigError } from './config.variables.ts';
import type { S3Settings } from './integrations/photoStore/s3Store.ts';

export type PhotoSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Settings);

const S3_LIBRARY = '@aws-sdk/client-s3';

/** It is larger than all of Liora and most need no bucket, so that a server installed without what develops goes without it. */
function requireS3Library(find = createRequire(import.meta.url).resolve): void {
  try {
    find(S3_LIBRARY);
  } catch {
    throw new ConfigError(
      `PHOTOS_S3_BUCKET needs one more package: npm install --no-save ${S3_LIBRARY}, and start again.`,
    );
  }
}

/** Photos lie in a folder of the data directory unless a bucket is named. */
export function photoSettings(given: ParsedSettings, dataDir: string): PhotoSettings {
  const { PHOTOS_S3_BUCKET: bucket, PHOTOS_DIR: folder } = given;
  const { PHOTOS_S3_ACCESS_KEY_ID: accessKeyId, PHOTOS_S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError(
      'PHOTOS_S3_ACCESS_KEY_ID and PHOTOS_S3_SECRET_ACCESS_KEY belong together: give both or neither.',
    );
  if (bucket === undefined) {
    if (given.PHOTOS_S3_ENDPOINT || accessKeyId)
      throw new ConfigError(
        'PHOTOS_S3_BUCKET has to name the bucket, or leave out all other PHOTOS_S3 settings.',
      );
    return { kind: 'disk', folder: folder ? path.resolve(folder) : path.join(dataDir, 'photos') };
  }
  if (folder !== undefined)
    throw new ConfigError('PHOTOS_DIR and PHOTOS_S3_BUCKET both say where photos lie: leave one out.');
  requireS3Library();
  return {
    kind: 's3',
    bucket,
    region: given.PHOTOS_S3_REGION,
    endpoint: given.PHOTOS_S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
