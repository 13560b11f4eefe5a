/** How the disc of a person without a photo is drawn. */
export interface AvatarDrawing {
  ground: string;
  second: string;
  ink: string;
  shape: 'hill' | 'wave' | 'moon';
  initial: string;
}

const palettes = [
  ['#eb6041', '#ffd58a', '#2a1624'],
  ['#8a9a5e', '#f6e7c4', '#1c2410'],
  ['#44536b', '#f0b07a', '#fff6ea'],
  ['#7e2a3a', '#f2a93c', '#fff1e0'],
  ['#e8a23b', '#7a2a38', '#2a1624'],
  ['#3f2134', '#f0805f', '#fff1e0'],
] as const;
const shapes = ['hill', 'wave', 'moon'] as const;

/** FNV-1a, 32 bit, with the finaliser of MurmurHash3 so that near names land far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same name always gives the same disc, on every device. */
export function avatarDrawing(name: string): AvatarDrawing {
  const h = hash(`@${name}`);
  const [ground, second, ink] = palettes[(h >>> 18) % palettes.length] ?? palettes[0];
  const initial = (Array.from(name.trim())[0] ?? '?').toUpperCase();
  return { ground, second, ink, initial, shape: shapes[(h >>> 25) % shapes.length] ?? 'hill' };
}
