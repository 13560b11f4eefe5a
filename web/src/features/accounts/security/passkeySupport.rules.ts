const ADDRESS_IN_NUMBERS = /^[\d.]+$|^\[/;

/** Whether this page may be asked about at all: browsers keep passkeys for names, over https or on this machine. */
export function mayHavePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !ADDRESS_IN_NUMBERS.test(location.hostname);
}
