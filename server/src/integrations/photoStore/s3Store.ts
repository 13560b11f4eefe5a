import type { S3Client } from '@aws-sdk/client-s3';
import type { PhotoStore } from './photoStore.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a service that is not Amazon's. */
  endpoint: string | undefined;
  /** Left out, they are found the way of Amazon's own tools: in the environment, or from the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const TIMEOUT_MS = 20_000;

/** The library is large: it is loaded with the first photo, and only where photos lie in a bucket. */
async function connect({ region, endpoint, credentials }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Services beside Amazon's know no others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
  });
  return { s3, client };
}

/** A bucket of S3 or of a service like it. Nothing in it is public: every byte is served by Liora itself. */
export function s3Store(settings: S3Settings): PhotoStore {
  const { bucket: Bucket } = settings;
  let connected: ReturnType<typeof connect> | undefined;
  const connection = () => {
    connected ??= connect(settings);
    return connected;
  };

  const keysWith = async (Prefix: string): Promise<string[]> => {
    const { s3, client } = await connection();
    const keys: string[] = [];
    for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix }))
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    return keys;
  };

  return {
    write: async (id, file, Body) => {
      const { s3, client } = await connection();
      const ContentType = file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
      await client.send(new s3.PutObjectCommand({ Bucket, Key: `${id}/${file}`, Body, ContentType }));
    },
    read: async (id, file) => {
      const { s3, client } = await connection();
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: `${id}/${file}` }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    erase: async (id) => {
      const { s3, client } = await connection();
      for (const Key of await keysWith(`${id}/`))
        await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
    idsWith: async (digits) => [
      ...new Set((await keysWith(digits)).map((key) => key.split('/', 1)[0] ?? '')),
    ],
  };
}
