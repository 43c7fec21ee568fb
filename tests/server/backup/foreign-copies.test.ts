import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { create, Header } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackup } from '#server/backup/manifest.ts';
import { receiveCopy } from '#server/commands/receive-copy.ts';

let folder: string;
let copies = 0;
const newFolder = async () => {
  const made = join(folder, String((copies += 1)));
  await mkdir(made);
  return made;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-copies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a copy whose seal is right', () => {
  const file = { path: 'tables/shops-0.jsonl', size: 1, sha256: 'a' };
  const manifest = {
    format: 1,
    savedAt: '2026-11-20T09:30:00.000Z',
    migration: 5,
    tables: [],
    sequences: {},
    pictures: [],
  };

  async function checked(text: string): Promise<unknown> {
    const copy = await newFolder();
    await writeFile(join(copy, 'manifest.json'), text);
    await writeFile(
      join(copy, 'manifest.json.sha256'),
      `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`,
    );
    return checkBackup(copy).then(
      () => 'whole',
      (error: Error & { problem?: string }) => error.problem ?? error.message,
    );
  }

  it.each([
    ['no JSON', 'копия'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['no format', JSON.stringify({ ...manifest, format: undefined })],
    ['a day that is none', JSON.stringify({ ...manifest, savedAt: 'вчера' })],
    ['tables that are no list', JSON.stringify({ ...manifest, tables: { shops: 1 } })],
    ['a table without parts', JSON.stringify({ ...manifest, tables: [{ name: 'shops', columns: ['id'], rows: 1 }] })],
    [
      'a column that is no name',
      JSON.stringify({ ...manifest, tables: [{ name: 'a', columns: [1], rows: 0, parts: [] }] }),
    ],
    ['sequences that are numbers', JSON.stringify({ ...manifest, sequences: { shops_id_seq: 7 } })],
    ['a picture without its size', JSON.stringify({ ...manifest, pictures: [{ ...file, size: undefined }] })],
  ])('is no copy where its manifest has %s', async (_, text) => {
    expect(await checked(text)).toBe('no_manifest');
  });

  it('is of a newer program where its format is another, whatever it says then', async () => {
    expect(await checked('{"format":2,"parts":[]}')).toBe('newer');
    expect(await checked(JSON.stringify(manifest))).toBe('whole');
  });
});

describe('a copy that comes as a stream', () => {
  let whole: Buffer;

  beforeAll(async () => {
    const copy = await newFolder();
    await mkdir(join(copy, 'files/up/ab'), { recursive: true });
    await writeFile(join(copy, 'manifest.json'), '{}');
    for (let one = 0; one < 60; one += 1)
      await writeFile(join(copy, `files/up/ab/picture-${one}.webp`), Buffer.alloc(20_000 + one, one));
    whole = await buffer(create({ cwd: copy, portable: true }, ['.']));
  });

  const receive = async (from: Iterable<Buffer>) => {
    const data = await newFolder();
    const refused = await receiveCopy(Readable.from(from), join(data, 'copy')).then(
      () => null,
      (error: Error) => `${error.name}: ${error.message}`,
    );
    return { refused, data };
  };
  const broken = 'CommandError: Это не копия магазина, или поток оборвался. Ничего не восстановлено.';

  it('is received with what is in it, for its own account alone', async () => {
    const { refused, data } = await receive([whole]);
    expect(refused).toBeNull();
    const picture = join(data, 'copy/files/up/ab/picture-7.webp');
    expect(await readFile(picture)).toEqual(Buffer.alloc(20_007, 7));
    expect((await stat(picture)).mode & 0o777).toBe(0o600);
  });

  it.each([1, 700, 30_000, 400_000, 1_100_000])(
    'says that it broke off behind %i bytes, and writes nothing any more',
    async (length) => {
      const { refused, data } = await receive([whole.subarray(0, length)]);
      expect(refused).toBe(broken);
      await rm(join(data, 'copy'), { recursive: true });
      expect(await readdir(data)).toEqual([]);
    },
  );

  it.each([
    ['a link', { path: 'files/up/link', type: 'SymbolicLink', linkpath: '/etc/passwd', size: 0 }],
    ['a file beside the copy', { path: '../evil.webp', type: 'File', size: 0 }],
    ['a file that no copy has', { path: 'letter.txt', type: 'File', size: 0 }],
  ] as const)('is refused with %s', async (_, entry) => {
    const header = new Header({ mode: 0o644, ...entry });
    header.encode();
    const { refused, data } = await receive([Buffer.concat([header.block ?? Buffer.alloc(0), Buffer.alloc(1_024)])]);
    expect([refused, await readdir(data)]).toEqual([broken, ['copy']]);
    expect(await readdir(join(data, 'copy'))).toEqual([]);
  });
});
