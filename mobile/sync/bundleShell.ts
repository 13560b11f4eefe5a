/** A script and everything that it imports, in one file that runs at once. */
export async function bundleShell(input: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}
