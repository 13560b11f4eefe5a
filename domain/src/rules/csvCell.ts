/** What a spreadsheet would take for a formula begins with one of these, behind marks of our own. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A cell of a table as RFC 4180 says, of somebody's words: a mark before it keeps spreadsheets from reckoning with it. */
export function csvCell(words: string): string {
  const plain = FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The words of a cell that was written so, or by others. */
export const wordsOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
