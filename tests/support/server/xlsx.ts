import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;

/** The files of a zip, read from its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === CENTRAL;) {
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    const isPlain = zip.readUInt16LE(at + 10) === 0;
    files.set(zip.toString('utf8', at + 46, at + 46 + name), (isPlain ? data : inflateRawSync(data)).toString());
    at += 46 + name + extra + comment;
  }
  return files;
}

const unescape = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The rows of a file's only sheet: texts and numbers as their cells have them, null for an empty one. */
export function readSheet(xlsx: Buffer): (string | number | null)[][] {
  const files = unzip(xlsx);
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  if (sheet.includes('<f>')) throw new Error('The sheet has a formula');
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
    unescape(text),
  );
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = '']) => {
    const cells: (string | number | null)[] = [];
    for (const [, column = '', kind = '', value = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|><v>([^<]*)<\/v><\/c>)/g,
    )) {
      const place = column.charCodeAt(0) - 65;
      while (cells.length < place) cells.push(null);
      if (value !== '') cells.push(kind.includes('t="s"') ? (texts[Number(value)] ?? '') : Number(value));
    }
    return cells;
  });
}
