/** A word of a statement, or what stands between its parentheses. */
type Part = string | Group;

interface Group {
  open: string;
  close: string;
  parts: Part[];
}

const WIDTH = 110;
const INDENT = '  ';
/** A longer group is opened where its line is too long, and a longer query always. */
const SHORT = 60;
const clauseWords = new Set(['where', 'having', 'limit', 'offset', 'for', 'set', 'values', 'returning', 'union']);
const queryWords = new Set(['select', 'with', 'insert', 'update', 'delete', 'values']);

/** The words of a statement, with parentheses and `case … end` as groups. */
function readParts(text: string): Part[] {
  const words = text.match(/(?:"[^"]*"|'(?:[^']|'')*'|[^\s()",'])+|[(),]/gu) ?? [];
  const outer: Group = { open: '', close: '', parts: [] };
  const stack = [outer];
  for (const word of words) {
    const group = stack.at(-1) ?? outer;
    if (word === '(' || word === 'case') {
      const inner: Group = { open: word, close: word === '(' ? ')' : 'end', parts: [] };
      group.parts.push(inner);
      stack.push(inner);
    } else if (word === group.close) stack.pop();
    else group.parts.push(word);
  }
  return outer.parts;
}

/** Words that stand before a parenthesis without calling what is in it. */
const noCalls = new Set(
  'and or not in as on where select from values exists any all over filter by set then else when is conflict'.split(
    ' ',
  ),
);

const isCall = (before: Part | undefined): boolean =>
  typeof before === 'string' && /\w$/u.test(before) && !noCalls.has(before);

/** In one line. */
function inline(parts: readonly Part[]): string {
  let line = '';
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    const isTight =
      index === 0 ||
      (typeof part === 'string' ? part === ',' || part.startsWith('::') : part.open === '(' && isCall(before));
    line += (isTight ? '' : ' ') + (typeof part === 'string' ? part : inlineGroup(part));
  });
  return line;
}

const inlineGroup = ({ open, close, parts }: Group): string =>
  open === '(' ? `(${inline(parts)})` : `${open} ${inline(parts)} ${close}`;

const isQuery = ({ parts: [first] }: Group): boolean => typeof first === 'string' && queryWords.has(first);

/** Whether a clause begins at this word. */
function beginsClause(parts: readonly Part[], index: number): boolean {
  const [before, word, next] = [parts[index - 1], parts[index], parts[index + 1]];
  if (word === 'from') return before !== 'distinct' && before !== 'delete';
  if (word === 'order' || word === 'group') return next === 'by';
  if (word === 'inner' || word === 'left' || word === 'cross') return next === 'join';
  if (word === 'select') return before !== undefined;
  if (word === 'on') return next === 'conflict';
  return typeof word === 'string' && clauseWords.has(word);
}

/** Splits a list of words before each that fulfils the condition. */
function splitBefore(parts: readonly Part[], isStart: (index: number) => boolean): Part[][] {
  const lists: Part[][] = [];
  parts.forEach((part, index) => {
    const last = lists.at(-1);
    if (!last || (index > 0 && isStart(index))) lists.push([part]);
    else last.push(part);
  });
  return lists;
}

const isJunction = (parts: readonly Part[], index: number): boolean =>
  parts[index] === 'or' || (parts[index] === 'and' && parts[index - 2] !== 'between');

/** A clause or an item of it: in one line if it fits, else with its groups opened. */
function formatItem(parts: readonly Part[], indent: string): string[] {
  const line = indent + inline(parts);
  const hasQuery = parts.some((part) => typeof part !== 'string' && isQuery(part) && inlineGroup(part).length > SHORT);
  if (line.length <= WIDTH && !hasQuery) return [line];
  const lines: string[] = [];
  let start = 0;
  const goOn = (text: string): void => {
    const last = lines.pop();
    lines.push(last === undefined ? indent + text : text.startsWith(',') ? last + text : `${last} ${text}`);
  };
  parts.forEach((part, index) => {
    if (typeof part === 'string' || inlineGroup(part).length <= SHORT) return;
    const before = inline([...parts.slice(start, index), part.open]);
    goOn(isCall(parts[index - 1]) ? before.replace(/ \($/u, '(') : before);
    lines.push(...formatList(part.parts, indent + INDENT), indent + part.close);
    start = index + 1;
  });
  if (start === 0) return [line];
  if (start < parts.length) goOn(inline(parts.slice(start)));
  return lines;
}

/**
 * What is between parentheses, or a whole statement: clauses, conditions, or a list of items, each in a line of its
 * own.
 */
function formatList(parts: readonly Part[], indent: string): string[] {
  if (typeof parts[0] === 'string' && queryWords.has(parts[0]))
    return splitBefore(parts, (index) => beginsClause(parts, index)).flatMap((clause) => formatClause(clause, indent));
  if (parts[0] !== 'when' && parts.some((_, index) => isJunction(parts, index)))
    return splitBefore(parts, (index) => isJunction(parts, index)).flatMap((item) => formatItem(item, indent));
  const isNext = (index: number) => parts[index - 1] === ',' || parts[index] === 'when' || parts[index] === 'else';
  return splitBefore(parts, isNext).flatMap((item) => formatItem(item, indent));
}

function formatClause(clause: readonly Part[], indent: string): string[] {
  const [word, only, ...more] = clause;
  // The conditions of a `where`, of which filters leave out some, stand one below the other.
  if (
    word === 'where' &&
    typeof only === 'object' &&
    only.parts.some((_, index) => isJunction(only.parts, index)) &&
    more.length === 0
  )
    return [`${indent}where`, ...formatList(only.parts, indent + INDENT)];
  const items = splitBefore(clause, (index) => clause[index - 1] === ',' || isJunction(clause, index));
  const whole = formatItem(clause, indent);
  if (items.length === 1 || (whole.length === 1 && whole[0] !== undefined && whole[0].length <= WIDTH)) return whole;
  const [first = [], ...others] = items;
  return [...formatItem(first, indent), ...others.flatMap((item) => formatItem(item, indent + INDENT))];
}

/** A statement over several lines, for people: a clause, a condition or an item of a list in each. */
export function formatSql(text: string): string[] {
  return formatList(readParts(text), '');
}
