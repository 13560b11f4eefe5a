import type { DraftStop } from './draft.forms.ts';

type Stops = readonly DraftStop[];

const at = (stops: Stops, id: string) => stops.find(({ place_id }) => place_id === id);
const ids = (stops: Stops) => stops.map(({ place_id }) => place_id).join(' ');

/** Takes back what a fix changed, from `before` to `after`, in stops that may have been changed since: that stays. */
export function withoutFix(now: Stops, before: Stops, after: Stops): DraftStop[] {
  const rest = now.flatMap((stop) => {
    const [then, fixed] = [at(before, stop.place_id), at(after, stop.place_id)];
    if (!then) return fixed ? [] : [stop];
    return [fixed?.starts_at === stop.starts_at ? { ...stop, starts_at: then.starts_at } : stop];
  });
  const gone = before.filter(({ place_id }) => !at(after, place_id) && !at(now, place_id));
  const whole = gone.reduce<DraftStop[]>(
    (stops, stop) => stops.toSpliced(before.indexOf(stop), 0, stop),
    rest,
  );
  if (ids(now) !== ids(after)) return whole;
  const place = ({ place_id }: DraftStop) => before.findIndex((stop) => stop.place_id === place_id);
  return whole.toSorted((a, b) => place(a) - place(b));
}
