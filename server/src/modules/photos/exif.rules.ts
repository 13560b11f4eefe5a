/** Where a directory of EXIF leads to another one: its tag, one number of four bytes, in either order of bytes. */
const POINTERS = [0x8769, 0x8825, 0xa005].flatMap((tag) => {
  const [high, low] = [tag >> 8, tag & 255];
  return [Buffer.from([low, high, 4, 0, 1, 0, 0, 0]), Buffer.from([high, low, 0, 4, 0, 0, 0, 1])];
});
/** A file has each once, and a few more in what its camera or an editor has put in besides. */
const MOST_OF_ONE = 4;

function occursOften(file: Buffer, pointer: Buffer): boolean {
  let found = 0;
  for (let at = file.indexOf(pointer); at >= 0; at = file.indexOf(pointer, at + 1)) {
    found += 1;
    if (found > MOST_OF_ONE) return true;
  }
  return false;
}

/** Whether its directories lead in circles: the library that reads them would never end. */
export const hasCirclingExif = (file: Buffer): boolean =>
  POINTERS.some((pointer) => occursOften(file, pointer));
