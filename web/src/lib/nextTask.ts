/** Lets whatever waits go first: in a browser, painting and answering. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
