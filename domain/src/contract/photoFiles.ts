/** Uploads are POSTed here with the picture as their body and `?for=` the kind of content; served at /photos/{id}/{size}. */
export const PHOTOS_PATH = '/photos';

/** The sizes on screens, in WebP. */
export const PHOTO_SIZES = ['small', 'medium', 'large'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const photoAddress = (id: string, size: PhotoSize): string => `${PHOTOS_PATH}/${id}/${size}`;
