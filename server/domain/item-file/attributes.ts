import type { ItemAttribute } from '#contract/types.ts';

const escaped = (text: string, signs: RegExp): string =>
  text.replaceAll(signs, (sign) => (sign === '\n' ? String.raw`\n` : `\\${sign}`));

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (whole, sign: string) =>
    sign === 'n' ? '\n' : sign === '\\' || sign === ':' ? sign : whole,
  );

/** Attributes as a cell has them: `Цвет: белый`, one a line. */
export const writeAttributes = (attributes: readonly ItemAttribute[]): string =>
  attributes.map(({ name, value }) => `${escaped(name, /[\\:\n]/g)}: ${escaped(value, /[\\\n]/g)}`).join('\n');

/** The attributes of a cell; null where a line has no name or no value. */
export function readAttributes(cell: string): ItemAttribute[] | null {
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line) => {
    const [, name = '', value = ''] = /^((?:\\.|[^\\:])*):(.*)$/s.exec(line) ?? [];
    return { name: unescaped(name).trim(), value: unescaped(value.trim()) };
  });
  return read.every(({ name, value }) => name !== '' && value !== '') ? read : null;
}
