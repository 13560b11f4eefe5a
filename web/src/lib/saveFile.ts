const READ_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER_MS);
}
