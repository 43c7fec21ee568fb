import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Row, Table } from '#tests/model/kit/table.ts';

/** Where a row is written. */
export interface RowPlace {
  file: string;
  line: number;
}

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && ts.isIdentifier(property.name) ? property.name.text : '';

/** The text of a field that is written as a literal; undefined where it is computed. */
function literalOf(row: ts.ObjectLiteralExpression, field: string): string | undefined {
  const property = row.properties.find((one) => nameOf(one) === field);
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  const { initializer } = property;
  if (ts.isStringLiteral(initializer)) return initializer.text;
  if (!ts.isArrayLiteralExpression(initializer)) return undefined;
  const parts = initializer.elements.filter(ts.isStringLiteral);
  return parts.length === initializer.elements.length ? parts.map(({ text }) => text).join(' + ') : undefined;
}

const isSame = (row: Row, node: ts.ObjectLiteralExpression): boolean =>
  (['in', 'on', 'to'] as const).every((field) => {
    const text = literalOf(node, field);
    return text === undefined || text === [row[field] ?? []].flat().join(' + ');
  });

/**
 * Where each row of a table stands. Rows are found in their order by what is written of them as literals; one that a
 * function makes is where the function has it.
 */
export function placesOfRows(file: string, path: string, { rows }: Table): ReadonlyMap<Row, RowPlace> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const nodes: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map(nameOf);
      if (names.includes('in') && names.includes('on')) nodes.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const places = new Map<Row, RowPlace>();
  let from = 0;
  for (const row of rows) {
    const ahead = nodes.findIndex((node, index) => index >= from && isSame(row, node));
    const found = ahead >= 0 ? ahead : nodes.findIndex((node) => isSame(row, node));
    const node = nodes[found];
    if (!node) continue;
    if (ahead >= 0) from = ahead + 1;
    places.set(row, { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  }
  return places;
}
