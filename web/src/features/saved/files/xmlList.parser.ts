import { gpx, kmlWithFolders } from '@tmcw/togeojson';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { foundInFeatures } from './geoJsonList.parser.ts';
import type { FoundRow } from './listRow.rules.ts';

/** Workers have no parser of the browser's own. Line endings are those of XML 1.0: what later versions fold is kept. */
const parser = new DOMParser({
  onError: onErrorStopParsing,
  normalizeLineEndings: (text) => text.replace(/\r\n?/g, '\n'),
});

/** @throws on what is not well-formed, and on any document that defines something of its own: no list needs that */
function documentOf(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new TypeError('it defines entities');
  return parser.parseFromString(text, 'application/xml') as unknown as Document;
}

export function readGpx(text: string): FoundRow[] {
  return foundInFeatures(gpx(documentOf(text)));
}

type Node = ReturnType<typeof kmlWithFolders> | ReturnType<typeof kmlWithFolders>['children'][number];

/** Folders of a KML file are its lists. */
export function readKml(text: string): FoundRow[] {
  return rowsIn(kmlWithFolders(documentOf(text)), null);
}

function rowsIn(node: Node, folder: string | null): FoundRow[] {
  if (node.type === 'Feature') {
    return foundInFeatures({ features: [node] }).map((row) => {
      const own = row.categories ?? [];
      return own.length === 0 && folder ? { ...row, categories: [folder] } : row;
    });
  }
  const name = node.type === 'folder' ? String(node.meta.name ?? '') : null;
  return node.children.flatMap((child) => rowsIn(child, name || folder));
}
