import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A field for text as its source has it. */
export interface FieldLimit {
  /** The name that the form gives it, or its label in the source. */
  field: string;
  /** How long its text may be; null where it has no limit, undefined where whoever uses the file gives it. */
  limit: number | null | undefined;
}

/** Fields for text that a person fills in. */
const FIELDS: ReadonlySet<string> = new Set([
  'TextField',
  'TextInput',
  'Textarea',
  'SearchInput',
  'Autocomplete',
  'Spotlight.Search',
]);

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The file that an import names: beside this one, or in `src/lib/`; undefined for any other. */
function importedBy({ fileName }: ts.SourceFile, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(fileName), specifier);
  const root = fileName.slice(0, fileName.lastIndexOf('src/') + 'src/'.length);
  return specifier.startsWith('#lib/') ? path.join(root, specifier.slice(1)) : undefined;
}

/** Numbers that the file names, and those that it takes from such files. */
function constantsOf(source: ts.SourceFile): ReadonlyMap<string, number> {
  const constants = new Map<string, number>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      const names = statement.importClause?.namedBindings?.getText() ?? '';
      const imported = importedBy(source, text);
      if (!imported || !/_MAX\b/.test(names)) continue;
      for (const [name, value] of constantsOf(parse(imported))) constants.set(name, value);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isNumericLiteral(initializer)) constants.set(name.getText(), numberOf(initializer));
  }
  return constants;
}

const numberOf = ({ text }: ts.NumericLiteral): number => Number(text.replaceAll('_', ''));

function limitOf(value: ts.Expression, constants: ReadonlyMap<string, number>): number | undefined {
  return ts.isNumericLiteral(value) ? numberOf(value) : constants.get(value.getText());
}

/**
 * The first text in the call that is spread into the element, such as `name` of `{...fieldOf('name')}`; its label
 * otherwise.
 */
function nameOf(attributes: ts.JsxAttributes): string {
  for (const attribute of attributes.properties) {
    if (!ts.isJsxSpreadAttribute(attribute) || !ts.isCallExpression(attribute.expression)) continue;
    const [first] = attribute.expression.arguments;
    if (first && ts.isStringLiteral(first)) return first.text;
  }
  for (const name of ['label', 'aria-label', 'placeholder']) {
    const found = attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
    if (found && ts.isJsxAttribute(found) && found.initializer)
      return found.initializer.getText().replace(/^\{|\}$/g, '');
  }
  return '';
}

/** The limits of the fields for text that a file of the page has, in their order. */
export function readLimits(file: string): FieldLimit[] {
  const source = parse(file);
  const constants = constantsOf(source);
  const found: FieldLimit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const given = node.attributes.properties.find(
        (one) => ts.isJsxAttribute(one) && one.name.getText() === 'maxLength',
      );
      const value = given && ts.isJsxAttribute(given) && given.initializer;
      const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
      if (expression || FIELDS.has(node.tagName.getText()))
        found.push({ field: nameOf(node.attributes), limit: expression ? limitOf(expression, constants) : null });
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'maxLength') {
      const { parent } = node;
      const label = parent.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'label');
      const text = label && ts.isPropertyAssignment(label) ? label.initializer.getText() : '';
      found.push({ field: text, limit: limitOf(node.initializer, constants) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
