/** Changes with every change of the app, because it names all other files. */
const SHELL = /\/assets\/shell-([\w-]+)\.js(?=["?]|$)/;

/** Which build a page is of, by the addresses of its scripts; null while the app is being developed. */
export const buildOfScripts = (addresses: readonly string[]): string | null => {
  for (const address of addresses) {
    const build = SHELL.exec(address)?.[1];
    if (build) return build;
  }
  return null;
};

/** Which build the server hands out, by its page. */
export const buildOfPage = (html: string): string | null => SHELL.exec(html)?.[1] ?? null;
