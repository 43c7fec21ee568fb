import ts from 'typescript';

/** One small change of a source file. */
export interface Mutant {
  /** What it does, without line numbers, so that a list of exceptions survives edits: `number: 60 → 61`. */
  what: string;
  line: number;
  /** Where it begins, in characters. */
  from: number;
  /** The whole file with the change. */
  text: string;
}

interface Edit {
  what: string;
  from: number;
  to: number;
  text: string;
}

const K = ts.SyntaxKind;
const otherOperator: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.QuestionQuestionToken, '&&'],
]);
/** Calls that give back a changed copy, so that the mutant leaves the change out. */
const copying = new Set(['trim', 'filter', 'slice', 'replaceAll', 'toSorted', 'flat']);

const oneLine = (text: string): string => {
  const short = text.replaceAll(/\s+/g, ' ');
  return short.length > 70 ? `${short.slice(0, 67)}...` : short;
};

/** What the compiler would miss at once, or what the parts of a machine are called: no fault that could slip in. */
const named = new Set(['type', 'src', 'id', 'params', 'initial', 'states', 'context', 'types']);
const parts = new Set(['actions', 'actors', 'guards', 'delays']);

const nameOf = (node: ts.Node | undefined): string =>
  node && ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : '';
const isArgumentOf = (node: ts.Node, callee: string): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression.getText().endsWith(callee);

/** Whether this property is a part of `setup`, one of its named members, or a name. */
function isNamedPart(property: ts.ObjectLiteralElementLike): boolean {
  const name = nameOf(property);
  const { parent } = property;
  if (isArgumentOf(parent, 'setup') || nameOf(parent.parent) === 'states') return true;
  if (parts.has(nameOf(parent.parent)) && isArgumentOf(parent.parent.parent, 'setup')) return true;
  // A payload may well have an id; the configuration's own is a name.
  const isPayload = ts.isParenthesizedExpression(parent.parent) || isArgumentOf(parent, 'assign');
  return isPayload ? name === 'type' : named.has(name);
}

/** Whether this function is a guard of `setup`. */
function isGuard({ parent }: ts.Node): boolean {
  return nameOf(parent) !== '' && nameOf(parent.parent.parent) === 'guards';
}

/** Removes an element of a list together with the comma that follows or precedes it. */
function removal(file: ts.SourceFile, list: ts.NodeArray<ts.Node>, index: number): Edit {
  const node = list[index];
  if (!node) throw new Error('Nothing to remove');
  const [next, previous] = [list[index + 1], list[index - 1]];
  const from = next ? node.getStart(file) : previous ? previous.getEnd() : node.getStart(file);
  const to = next ? next.getStart(file) : list.hasTrailingComma ? list.end : node.getEnd();
  return { what: `removed: ${oneLine(node.getText(file))}`, from, to, text: '' };
}

/** Types and imports are gone at run time; `types` of a `setup` is a type in disguise. */
function isRunTime(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return false;
  if (ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node)) return false;
  return !(ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'types');
}

function* editsOf(node: ts.Node, file: ts.SourceFile): Generator<Edit> {
  const text = node.getText(file);
  const at = { from: node.getStart(file), to: node.getEnd() };
  const put = (kind: string, next: string): Edit => ({
    what: `${kind}: ${oneLine(text)} → ${oneLine(next)}`,
    ...at,
    text: next,
  });

  if (ts.isNumericLiteral(node)) yield put('number', String(Number(node.text.replaceAll('_', '')) + 1));
  if (ts.isStringLiteral(node) && node.text === '') yield put('text', "'mutant'");
  if (node.kind === K.TrueKeyword) yield put('flag', 'false');
  if (node.kind === K.FalseKeyword) yield put('flag', 'true');
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const other = otherOperator.get(operatorToken.kind);
    if (other !== undefined) yield put('operator', `${left.getText(file)} ${other} ${right.getText(file)}`);
  }
  if (ts.isConditionalExpression(node)) {
    yield put('branch', `(${node.whenTrue.getText(file)})`);
    yield put('branch', `(${node.whenFalse.getText(file)})`);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
    yield put('negation', node.operand.getText(file));
  if (ts.isIfStatement(node)) {
    const { expression } = node;
    const where = { from: expression.getStart(file), to: expression.getEnd() };
    for (const value of ['true', 'false'])
      yield { what: `condition: ${oneLine(expression.getText(file))} → ${value}`, ...where, text: value };
  }
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    const { body } = node;
    const where = { from: body.getStart(file), to: body.getEnd() };
    for (const result of isGuard(node) ? ['true', 'false'] : [])
      yield { what: `guard: ${oneLine(body.getText(file))} → ${result}`, ...where, text: result };
  }
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    copying.has(node.expression.name.text)
  )
    yield put('call', node.expression.expression.getText(file));
  if (ts.isObjectLiteralExpression(node))
    for (const index of node.properties.keys()) {
      const property = node.properties[index];
      if (property && isRunTime(property) && !isNamedPart(property)) yield removal(file, node.properties, index);
    }
  if (ts.isArrayLiteralExpression(node))
    for (const index of node.elements.keys()) yield removal(file, node.elements, index);
}

/** Every mutant of a TypeScript source. */
export function mutantsOf(name: string, source: string): Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (!isRunTime(node)) return;
    for (const { what, from, to, text } of editsOf(node, file)) {
      const line = file.getLineAndCharacterOfPosition(from).line + 1;
      mutants.push({ what, line, from, text: source.slice(0, from) + text + source.slice(to) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}
