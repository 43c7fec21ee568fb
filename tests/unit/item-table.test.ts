import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseFile } from '#server/domain/item-file/parse-file.ts';

const readCsv = (text: string) =>
  parseFile(Buffer.from(text), { format: 'csv', encoding: null, delimiter: 'semicolon' });
const problemOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'none',
    (error: Error & { problem?: string }) => error.problem ?? error.message,
  );

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Excel file whose first sheet has these rows, and whose second has others. */
function workbook(rows: string, { second = '', texts = '' } = {}): Buffer {
  const sheet = (data: string) => strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`);
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${relationships}"><sheets><sheet name="А" sheetId="1" r:id="rId1"/><sheet name="Б" ` +
          'sheetId="2" r:id="rId2"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" ` +
          `Target="worksheets/first.xml"/><Relationship Id="rId2" Type="${relationships}/worksheet" ` +
          `Target="worksheets/second.xml"/><Relationship Id="rId3" Type="${relationships}/sharedStrings" ` +
          'Target="sharedStrings.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': strToU8(`<sst>${texts}</sst>`),
      'xl/worksheets/first.xml': sheet(rows),
      'xl/worksheets/second.xml': sheet(second),
    }),
  );
}
const readXlsx = (data: Buffer) => parseFile(data, { format: 'xlsx', encoding: null, delimiter: null });
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const good =
  `<row r="1">${text('A1', 'Артикул')}${text('B1', 'Цена')}</row><row r="2">${text('A2', 'В-1')}<c ` +
  'r="B2"><v>350</v></c></row>';
const seen = { titles: ['Артикул', 'Цена'], rows: [{ number: 2, cells: ['В-1', '350'] }] };

describe('a text file of items', () => {
  it('has rows that end with its columns, however many separators follow', async () => {
    const { rows, titles } = await readCsv(`Артикул;Цена\nВ-1;350${';'.repeat(5_000_000)}\r\n"В;2";"4\n50"\n`);
    expect(titles).toEqual(['Артикул', 'Цена']);
    expect(rows.map(({ number, cells }) => [number, cells.length, cells[0], cells[1]])).toEqual([
      [2, 60, 'В-1', '350'],
      [3, 2, 'В;2', '4\n50'],
    ]);
  });

  it.each([
    ['a word behind five million separators', `А;Б\n1;2${';'.repeat(5_000_000)}3\n`, 'too_many_columns'],
    ['a 61st column', `А;Б\n${';'.repeat(60)}3\n`, 'too_many_columns'],
    ['a quoted 61st column', `А;Б\n${';'.repeat(60)}"3"\n`, 'too_many_columns'],
    ['a row more than it may have', `А\n${'1\n'.repeat(20_001)}`, 'too_many_rows'],
    ['lines without end', `А\n1\n${'\n'.repeat(5_000_000)}`, 'too_many_rows'],
    ['a quote that is never closed', 'А;Б\n"1;2\n', 'unreadable'],
  ])('is refused with %s', async (_, file, problem) => {
    expect(await problemOf(readCsv(file))).toBe(problem);
  });

  it('has sixty columns, and quotes within its cells', async () => {
    const { rows } = await readCsv(`А;Б\n${';'.repeat(59)}3\n5" труба;"так ""и"" так"\n\n`);
    expect(rows.map(({ cells }) => [cells.length, cells.at(-1)])).toEqual([
      [60, '3'],
      [2, 'так "и" так'],
    ]);
    expect(rows[1]?.cells[0]).toBe('5" труба');
  });

  it('has twenty thousand rows with empty lines between', async () => {
    const { rows } = await readCsv(`А\n${'1\n\n'.repeat(20_000)}`);
    expect([rows.length, rows.at(-1)?.number]).toEqual([20_000, 40_000]);
  });
});

describe('an Excel file of items', () => {
  it('is read', async () => {
    expect(await readXlsx(workbook(good))).toMatchObject(seen);
  });

  it.each([
    ['a word in the last place of a sheet', text('XFD1048576', 'я'), 'too_many_columns'],
    ['a word in the 61st column', text('BI3', 'я'), 'too_many_columns'],
    ['a word in the last row', text('A1048576', 'я'), 'too_many_rows'],
    ['a place that is no place', text('A99999999999', 'я'), 'unreadable'],
    ['a place that hides behind a sign', `<c x=">" r="XFD1048576"><v>1</v></c>`, 'unreadable'],
    ['two places', `<c r="A3" x:r="XFD1048576"><v>1</v></c>`, 'unreadable'],
  ])('is refused with %s', async (_, cell, problem) => {
    const file = workbook(`${good}<row>${cell}</row>`);
    expect(file.length).toBeLessThan(2_000);
    expect(await problemOf(readXlsx(file))).toBe(problem);
  });

  it('is refused with a row of a number that no sheet has', async () => {
    expect(await problemOf(readXlsx(workbook(`${good}<row r="9999999">${text('A3', 'я')}</row>`)))).toBe(
      'too_many_rows',
    );
  });

  it('may have empty cells and formatted rows at its far end, and another sheet of any size', async () => {
    const far = '<row r="1048576" ht="20"><c r="XFD1048576" s="1"/></row><row r="1048577"></row>';
    expect(await readXlsx(workbook(good + far, { second: `<row>${text('XFD1048576', 'я')}</row>` }))).toMatchObject(
      seen,
    );
  });

  it('is refused with more text than a shop can keep, though it is said once', async () => {
    const rows = Array.from(
      { length: 301 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    ).join('');
    const file = workbook(rows, { texts: `<si><t>${'я'.repeat(200_000)}</t></si>` });
    expect(await problemOf(readXlsx(file))).toBe('too_much_text');
  });
});
