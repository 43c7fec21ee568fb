import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The name that a chain of calls begins with: `it` of `it.each(cases)(…)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : '';
}

/** A title as it is written: the parts of a template stay as they are, texts that are added are joined. */
function titleOf(node: ts.Expression | undefined, source: ts.SourceFile): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [titleOf(node.left, source), titleOf(node.right, source)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The titles of the tests that a text of a test file has. */
export function titlesIn(text: string, path = 'a.test.tsx'): ReadonlySet<string> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test'].includes(rootOf(node.expression))) {
      const title = titleOf(node.arguments[0], source);
      if (title !== undefined && node.arguments.length > 1) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The titles of the tests of a file, as they are written. */
export const titlesOf = (path: string): ReadonlySet<string> => titlesIn(readFileSync(path, 'utf8'), path);
