/** Asks the phone to open an address of the app's own scheme; where no app takes it, nothing happens. */
export const openApp = (address: string): void => location.assign(address);
