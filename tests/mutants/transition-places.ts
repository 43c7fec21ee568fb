import ts from 'typescript';

/** Where something stands in a source: from this character up to that one. */
interface Span {
  from: number;
  to: number;
}

/**
 * What a file declares by name: at its top level, and in its `setup`, where a guard may be called as its function. The
 * rules of a lifecycle are such, too.
 */
interface Declared {
  file: ReadonlyMap<string, ts.Node>;
  setup: ReadonlyMap<string, ts.Node>;
}

const keyOf = (name: ts.PropertyName | undefined): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : '';

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && new RegExp(String.raw`(^|\.)${name}$`).test(node.expression.getText());

function findCall(node: ts.Node, name: string): ts.CallExpression | undefined {
  if (isCallOf(node, name)) return node;
  return ts.forEachChild(node, (child) => findCall(child, name));
}

function declaredIn(file: ts.SourceFile): Declared {
  const found = new Map<string, ts.Node>();
  const parts = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  for (const call of ['setup', 'defineLifecycle']) {
    const [given] = findCall(file, call)?.arguments ?? [];
    for (const part of given && ts.isObjectLiteralExpression(given) ? given.properties : [])
      if (ts.isPropertyAssignment(part) && ts.isObjectLiteralExpression(part.initializer))
        for (const one of part.initializer.properties) if (keyOf(one.name) !== '') parts.set(keyOf(one.name), one);
  }
  return { file: found, setup: parts };
}

/** A value behind the names, casts and wrappers that stand for it. */
function valueOf(node: ts.Node, declared: Declared): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression, declared);
  const named = ts.isIdentifier(node)
    ? declared.file.get(node.text)
    : ts.isPropertyAccessExpression(node)
      ? membersOf(node.expression, declared).get(node.name.text)
      : isCallOf(node, 'createStateConfig')
        ? node.arguments[0]
        : undefined;
  return named ? valueOf(named, declared) : node;
}

/** The members of an object by name; what it spreads is among them. */
function membersOf(node: ts.Node | undefined, declared: Declared): ReadonlyMap<string, ts.Node> {
  const value = node && valueOf(node, declared);
  if (!value || !ts.isObjectLiteralExpression(value)) return new Map();
  return new Map(
    value.properties.flatMap((property): (readonly [string, ts.Node])[] => {
      if (ts.isSpreadAssignment(property)) return [...membersOf(property.expression, declared)];
      if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
      return ts.isPropertyAssignment(property) ? [[keyOf(property.name), property.initializer]] : [];
    }),
  );
}

const itemsOf = (node: ts.Node | undefined): readonly ts.Node[] =>
  node === undefined ? [] : ts.isArrayLiteralExpression(node) ? node.elements : [node];

const textOf = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

/** A transition's id, and where it is written. */
type Written = readonly [id: string, parts: readonly ts.Node[]];

/** The transitions that a state declares, by the type of their event, and those of the states within. */
function* declaredBy(node: ts.Node, path: readonly string[], machine: string, declared: Declared): Generator<Written> {
  const state = membersOf(node, declared);
  const id = [machine, ...path].join('.');
  const types = new Map<string, ts.Node>(membersOf(state.get('on'), declared));
  const delays = new Map<string, ts.Node | undefined>();
  for (const [delay, value] of membersOf(state.get('after'), declared)) {
    types.set(`xstate.after.${delay}.${id}`, value);
    delays.set(`xstate.after.${delay}.${id}`, declared.setup.get(delay));
  }
  const done = state.get('onDone');
  if (done) types.set(`xstate.done.state.${id}`, done);
  for (const one of itemsOf(state.get('invoke'))) {
    const invoked = membersOf(one, declared);
    const actor = textOf(invoked.get('id') ?? invoked.get('src'));
    for (const [name, type] of [['onDone', 'done'] as const, ['onError', 'error'] as const]) {
      const value = invoked.get(name);
      if (value) types.set(`xstate.${type}.actor.${actor}`, value);
    }
  }
  for (const [type, value] of types) {
    const many = itemsOf(valueOf(value, declared));
    const delay = delays.get(type);
    for (const [index, one] of many.entries())
      yield [
        `${path.join('.') || '(root)'} · ${type}${many.length > 1 ? ` · ${index + 1}` : ''}`,
        delay ? [one, delay] : [one],
      ];
  }
  for (const [name, inner] of membersOf(state.get('states'), declared))
    yield* declaredBy(inner, [...path, name], machine, declared);
}

/** The transitions that a table of a lifecycle declares, each by the rule that it names. */
function* declaredByTable(table: ReadonlyMap<string, ts.Node>, declared: Declared): Generator<Written> {
  const subject = textOf(table.get('subject'));
  for (const [from, exits] of membersOf(table.get('states'), declared))
    for (const [to, rule] of membersOf(exits, declared)) yield [`${from} · ${subject}.${to}`, [rule]];
}

/** A transition as it stands in its machine's file. */
export interface TransitionPlace {
  /** Its own place, and those of what it names of the file, by whatever ways. */
  spans: readonly Span[];
  /** The guards, actions and functions of the file that these name, the events, and the actor that answers. */
  names: ReadonlySet<string>;
}

function placeOf([id, parts]: Written, file: ts.SourceFile, declared: Declared): TransitionPlace {
  const [, type = ''] = id.split(' · ');
  const names = new Set([type, /^xstate\.(?:done|error)\.actor\.(.+)/.exec(type)?.[1] ?? type]);
  const spans: Span[] = [];
  const taken = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    // A machine names parts of its `setup` by texts, and functions by identifiers.
    const isText = ts.isStringLiteral(node);
    const name = isText || ts.isIdentifier(node) ? node.text : '';
    const known = (isText ? declared.setup : declared.file).get(name);
    if (known || (isText && name.includes('.'))) names.add(name);
    if (known) take(known);
    ts.forEachChild(node, visit);
  };
  const take = (part: ts.Node): void => {
    if (taken.has(part)) return;
    taken.add(part);
    spans.push({ from: part.getStart(file), to: part.getEnd() });
    visit(part);
  };
  for (const part of parts) take(part);
  return { names, spans };
}

/** Where each transition of a machine stands in its file, by its id. */
export function transitionPlaces(name: string, source: string): ReadonlyMap<string, TransitionPlace> {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const declared = declaredIn(file);
  const [chart] = findCall(file, 'createMachine')?.arguments ?? [];
  const [table] = findCall(file, 'defineLifecycle')?.arguments ?? [];
  const transitions = chart
    ? declaredBy(chart, [], textOf(membersOf(chart, declared).get('id')), declared)
    : declaredByTable(membersOf(table, declared), declared);
  return new Map([...transitions].map((written) => [written[0], placeOf(written, file, declared)]));
}

/** What is declared around a part of a source that stands there once, and what that part names itself. */
export function namesAround(name: string, source: string, part: string): ReadonlySet<string> {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const at = source.indexOf(part) + part.length - part.trimStart().length;
  const names = new Set(part.match(/[\w.]+/g) ?? []);
  const visit = (node: ts.Node): void => {
    if (node.getFullStart() > at || at >= node.getEnd()) return;
    const own = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) ? keyOf(node.name) : '';
    const declared =
      ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? (node.name?.getText() ?? '') : '';
    for (const one of [own, declared]) if (one !== '') names.add(one);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
