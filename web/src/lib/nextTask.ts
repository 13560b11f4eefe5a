/** Lets the browser paint and answer before what comes next: for a start that would be one long task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
