/** Public or school holidays, as OpenStreetMap writes them. */
export type HolidayKind = 'PH' | 'SH';

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const ENTRY = `(?:${DAY}(?:\\s*-\\s*${DAY})?(?:\\[[\\d,\\s-]+\\])?|PH|SH)`;
/** 'Mo-Fr,PH', 'PH', 'Sa[1],SH'. */
const DAY_LIST = new RegExp(`\\b${ENTRY}(?:\\s*,\\s*${ENTRY})*(?!\\w)`, 'g');
/** Rules are parted by semicolons and '||', and by a comma after a time. */
const BETWEEN_RULES = /(\s*;\s*|\s*\|\|\s*|(?<=\d\+?)\s*,\s*(?=[A-Z]))/;
/** 'PH -1 day', 'PH +2 days'. */
const MOVED = /\b(?:PH|SH)\s*[+-]/;

/**
 * Hours whose holidays are in nobody's calendar, read in the two ways that are possible for any day: it is no such holiday, or it
 * is one. Null where that cannot be written by leaving words out.
 */
export function withoutCalendar(text: string, kind: HolidayKind): [never: string, always: string] | null {
  if (MOVED.test(text)) return null;
  return [rewritten(text, kind, withoutHolidays), rewritten(text, kind, everyDay)];
}

type Rewrite = (rule: string, kind: HolidayKind) => string | null;

/** The rules that are left, each with what stood before it; the first with nothing. */
function rewritten(text: string, kind: HolidayKind, rewrite: Rewrite): string {
  const parts = text.split(BETWEEN_RULES);
  let result = '';
  for (let at = 0; at < parts.length; at += 2) {
    const rule = rewrite(parts[at] ?? '', kind);
    if (rule !== null) result += result === '' ? rule : `${parts[at - 1]}${rule}`;
  }
  return result === '' ? 'off' : result;
}

const entriesOf = (list: string) => list.split(',').map((entry) => entry.trim());

/** 'Mo-Fr,PH 10:00-12:00' is 'Mo-Fr 10:00-12:00'; a rule for holidays alone is none. */
function withoutHolidays(rule: string, kind: HolidayKind): string | null {
  let isLeft = true;
  const text = rule.replace(DAY_LIST, (list) => {
    const others = entriesOf(list).filter((entry) => entry !== kind);
    if (others.length === 0) isLeft = false;
    return others.join(',');
  });
  return isLeft ? text.trim() : null;
}

const BEFORE_A_DAY = new RegExp(`^\\s+${DAY}`);

/** 'Mo-Fr,PH 10:00-12:00' is 'Mo-Su 10:00-12:00': each day is a holiday. 'PH Sa 10:00-12:00' is 'Sa 10:00-12:00'. */
const everyDay = (rule: string, kind: HolidayKind): string =>
  rule
    .replace(DAY_LIST, (list, at: number) => {
      if (!entriesOf(list).includes(kind)) return list;
      return BEFORE_A_DAY.test(rule.slice(at + list.length)) ? '' : 'Mo-Su';
    })
    .trim();
