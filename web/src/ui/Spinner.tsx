/** A turning ring. Decorative: say what is going on in words beside it. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
