/** The name in Fraunces. `size` in pixels. */
export function Wordmark({ size = 26 }: { size?: number }) {
  return (
    <span
      className="serif"
      style={{ fontSize: size, lineHeight: 1, fontWeight: 480, letterSpacing: '-0.03em' }}
    >
      Liora
    </span>
  );
}
