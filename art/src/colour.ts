const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** The colour `t` (0 to 1) of the way from one `#rrggbb` to another, in sRGB. */
export function mix(from: string, to: string, t: number): string {
  const target = channels(to);
  const mixed = channels(from).map((v, i) => Math.round(v + ((target[i] ?? v) - v) * t));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2 definition). */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => {
    const v = c / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}
