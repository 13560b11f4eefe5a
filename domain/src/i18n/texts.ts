import { i18n } from './i18n.ts';

type Values = Record<string, string | number>;

/** A message with parameters, in ICU MessageFormat. The build compiles `message` (web/messages/compileTexts.ts). */
class IcuMessage {
  readonly message: string;
  readonly values: Values;

  constructor(message: string, values: Values) {
    this.message = message;
    this.values = values;
  }
}

type Parameter = string | number | boolean;

interface Texts {
  /** `true` is only ever written by the build: the text is its key, as most names of kinds are. */
  readonly [key: string]: string | true | IcuMessage | Texts | ((...parameters: never[]) => IcuMessage);
}

type Spoken<T> = T extends string | true | IcuMessage
  ? string
  : T extends (...parameters: infer P) => IcuMessage
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Spoken<T[K]> };

/** One whole sentence; names, counts and dates are its parameters: `icu('{count, plural, one {# stop} other {# stops}}', { count })`. */
export function icu(message: string, values: Record<string, Parameter>): IcuMessage {
  return new IcuMessage(
    message,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'boolean' ? String(value) : value,
      ]),
    ),
  );
}

/**
 * The texts of an area. The name of each message in the catalogue is the area and its key ('plans.found'); each is looked up
 * when it is read, so a text that a module reads while it is loaded stays in English.
 */
export function texts<const T extends Texts>(area: string, source: T): Spoken<T> {
  const spoken = {};
  for (const [key, text] of Object.entries(source)) {
    Object.defineProperty(spoken, key, {
      enumerable: true,
      ...saying(`${area}.${key}`, text === true ? key : text),
    });
  }
  return spoken as Spoken<T>;
}

function saying(id: string, text: Exclude<Texts[string], true>): PropertyDescriptor {
  if (typeof text === 'string') return { get: plain(id, text) };
  if (text instanceof IcuMessage) return { get: () => translate(id, text.message, text.values) };
  if (typeof text === 'function')
    return { value: speaker(id, text as (...parameters: unknown[]) => IcuMessage) };
  return { value: texts(id, text) };
}

/** Of the catalogues that are spoken: each change makes what was looked up before old. */
let edition = 0;
i18n.on('change', () => {
  edition++;
});

/** Looked up once per catalogue: a screen reads some texts hundreds of times. */
function plain(id: string, text: string): () => string {
  let lookedUp = -1;
  let translated = '';
  return () => {
    if (lookedUp !== edition) translated = translate(id, [text], {});
    lookedUp = edition;
    return translated;
  };
}

function speaker(id: string, make: (...parameters: unknown[]) => IcuMessage) {
  return (...parameters: unknown[]) => {
    const { message, values } = make(...parameters);
    return translate(id, message, values);
  };
}

/** `message` is what is spoken where the catalogue of the language has nothing. A text without parameters is compiled as it is. */
function translate(id: string, message: string | readonly string[], values: Values): string {
  const translated = i18n._(id, withoutEscapes(values), { message: message as string });
  return translated.replaceAll(BACKSLASH, '\\');
}

/** Stands for a backslash in what somebody typed, which the library would read as the begin of an escape like \u202e. */
const BACKSLASH = '\uE05C';

const hasBackslash = (value: Values[string]) => typeof value === 'string' && value.includes('\\');

/** Nearly always the values as they are. */
function withoutEscapes(values: Values): Values {
  if (!Object.values(values).some(hasBackslash)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value,
    ]),
  );
}
