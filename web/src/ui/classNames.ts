/** Joins the class names that are there: `classNames('btn', wide && 'btn-wide')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
