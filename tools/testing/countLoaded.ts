import { registerHooks } from 'node:module';

/** Loaded in front of a program: says at its end which files it loaded. */
const files: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) files.push(new URL(url).pathname);
    return next(url, context);
  },
});
process.on('exit', () => process.stdout.write(`Loaded: ${files.join(' ')}\n`));
