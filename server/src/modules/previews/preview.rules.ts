/** What a link preview says about a page. Only what a visitor may see is ever in it. */
export interface Preview {
  title: string;
  description: string;
  /** Null: the product's own picture. */
  image: PreviewImage | null;
}

export interface PreviewImage {
  /** Below the product's own. */
  address: string;
  type: 'image/png' | 'image/webp';
  width: number;
  height: number;
}

const DESCRIPTION_MAX_CHARS = 200;

/** At most 200 characters, cut between words. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX_CHARS) return line;
  const cut = line.slice(0, DESCRIPTION_MAX_CHARS - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}
