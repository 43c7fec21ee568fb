import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAttributes, writeAttributes } from '#server/domain/item-file/attributes.ts';
import { decode, encode, encodingOf } from '#server/domain/item-file/encoding.ts';
import { guardText, readGuarded } from '#server/domain/item-file/guard.ts';

const unicode = fc.string({ unit: 'grapheme' });

describe('a text in a file of items', () => {
  it('that begins as a formula gets an apostrophe, and only that', () => {
    expect(['=1+1', '+7', '-5', '@a', "'=1", "'так'", 'Ваза', ''].map(guardText)).toEqual([
      "'=1+1",
      "'+7",
      "'-5",
      "'@a",
      "''=1",
      "'так'",
      'Ваза',
      '',
    ]);
  });

  it('reads back as it was, whatever it is', () => {
    const sign = fc.constantFrom("'", '=', '+', '-', '@', '\t', 'а');
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        expect(readGuarded(guardText(signs.join('')))).toBe(signs.join(''));
      }),
    );
  });

  it('is told from its bytes to be UTF-8 or Windows-1251', () => {
    expect(encodingOf(Buffer.from('Ваза'))).toBe('utf-8');
    expect(encodingOf(Buffer.from([0xc2, 0xe0, 0xe7, 0xe0]))).toBe('windows-1251');
  });

  it('stands in Windows-1251 by its letters, and by numbers where that has none', () => {
    expect([...encode('Ваза №1', 'windows-1251')]).toEqual([0xc2, 0xe0, 0xe7, 0xe0, 0x20, 0xb9, 0x31]);
    expect(encode('é &#233; &', 'windows-1251').toString('latin1')).toBe('&#233; &#38;#233; &');
    expect(decode(Buffer.from([0xc2, 0xe0, 0xe7, 0xe0]), 'windows-1251')).toBe('Ваза');
  });

  it('reads back from either encoding as it was', () => {
    fc.assert(
      fc.property(fc.oneof(unicode, fc.string()), fc.constantFrom('utf-8', 'windows-1251'), (text, encoding) => {
        // The first mark of a UTF-8 file is the file's.
        fc.pre(!text.startsWith('\uFEFF'));
        expect(decode(encode(text, encoding), encoding)).toBe(text);
      }),
    );
  });
});

describe('attributes in a cell', () => {
  it('stand one a line', () => {
    const attributes = [
      { name: 'Цвет', value: 'белый' },
      { name: 'Размер: 1', value: 'a\\b' },
    ];
    expect(writeAttributes(attributes)).toBe('Цвет: белый\nРазмер\\: 1: a\\\\b');
    expect(readAttributes('Цвет: белый\nРазмер\\: 1: a\\\\b')).toEqual(attributes);
  });

  it('are refused without a name or a value', () => {
    expect(['Цвет', 'Цвет:', ': белый'].map(readAttributes)).toEqual([null, null, null]);
  });

  it('read back as they were', () => {
    const text = fc
      .array(fc.constantFrom('а', ':', '\\', 'n', ' ', '\n'), { minLength: 1 })
      .map((signs) => signs.join('').trim())
      .filter((one) => one !== '');
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, value: text })), (attributes) => {
        expect(readAttributes(writeAttributes(attributes))).toEqual(attributes);
      }),
    );
  });
});
