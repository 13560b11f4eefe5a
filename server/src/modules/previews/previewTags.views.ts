import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import type { Preview } from './preview.rules.ts';

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapedHtml(content)}" />`;

/** The page with the words and picture of its preview in place of the product's own. */
export function withPreviewTags(
  html: string,
  preview: Preview,
  page: { publicUrl: string; path: string },
): string {
  const image = preview.image && [
    property('og:image', page.publicUrl + preview.image.address),
    property('og:image:type', preview.image.type),
    property('og:image:width', String(preview.image.width)),
    property('og:image:height', String(preview.image.height)),
    property('og:image:alt', preview.title),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  const tags = [
    property('og:type', 'article'),
    property('og:url', page.publicUrl + page.path),
    property('og:title', preview.title),
    property('og:description', preview.description),
    `<meta name="description" content="${escapedHtml(preview.description)}" />`,
    ...(image || []),
  ];
  return html
    .replaceAll(/\s*<meta (?:property="og:(?:title|description)"|name="description")[^>]*>/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapedHtml(preview.title)} · Liora</title>\n    ${tags.join('\n    ')}`,
    );
}
