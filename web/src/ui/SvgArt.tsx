export interface SvgArtProps {
  /** A whole `<svg>` drawn by our own art functions; never text from outside. */
  svg: string;
  className?: string;
}

/** Puts a drawn picture on the page. Decorative: the words beside it are the content. */
export function SvgArt({ svg, className }: SvgArtProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string comes from our own pure art functions
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
