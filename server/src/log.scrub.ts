/** Keys whose values never reach a log, whatever they hold. Compared in lower case without _ and -. */
const HIDDEN_KEYS = new Set(
  `authorization cookie setcookie password passwd secret token accesstoken refreshtoken idtoken sessiontoken
   sessionsecret email emailaddress username displayname name phone address ip ipaddress clientaddress useragent
   lat lng lon latitude longitude origin coordinates location query q search text body headers parameters params
   detail where data
   sql values hint internalquery`.split(/\s+/),
);
const HIDDEN = '[hidden]';
const MAX_DEPTH = 6;

const PATTERNS: [RegExp, string][] = [
  // user:password@ inside an address
  [/(:\/\/)[^\s/@]+@/g, '$1[hidden]@'],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  // what follows ? in an address
  [/\?[^\s"'<>)]*=[^\s"'<>)]*/g, '?[hidden]'],
  // addresses that are secrets themselves: files and feeds for calendars, invitations
  [/(\/(?:calendar\/\w+|invite)\/)[\w-]+/g, '$1[hidden]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [hidden]'],
  [/\b(liora\.[\w.-]+=)[^\s;"']+/g, '$1[hidden]'],
  // degrees precise enough to tell where someone is
  [/-?\b\d{1,3}\.\d{3,}\b/g, '[number]'],
];

/** Takes secrets and personal data out of a text. */
function scrubText(text: string): string {
  return PATTERNS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

function scrubValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1));
  return scrubRecord(value, depth + 1);
}

/** The same for every value of a log line, as parsed from its JSON. */
export function scrubRecord(record: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const hidden = HIDDEN_KEYS.has(key.toLowerCase().replaceAll(/[_-]/g, ''));
      return [key, hidden ? HIDDEN : scrubValue(value, depth)];
    }),
  );
}
