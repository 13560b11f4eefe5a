/** Under which Android lists the notices; the manifest and the server name it, too. */
export const NOTICE_CHANNEL = 'notices';
