import type { Database } from '#server/db/engine/open.ts';

type Engine = Database['engine'];

/** What one test file sent to one engine: a text for each shape, and where the repositories built it. */
export interface SentStatements {
  engine: Engine;
  file: string;
  texts: Record<string, string>;
  /** `order/order-list.ts:166 listed`; none for what the engines and the tests send themselves. */
  places: Record<string, string[]>;
}

/** One text for statements that differ in their space, in how many values, rows or savepoints they have. */
export const shapeOf = (text: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\$\d+/gu, '$')
    .replace(/\$(?:, \$)+/gu, '$…')
    .replace(/(\((?:\$…?|default|, )+\))(?:, \((?:\$…?|default|, )+\))+/gu, '$1…')
    .replace(/\bsp\d+\b/gu, 'sp');

// The engines begin and end transactions each in its own way.
const isOfTransaction = (shape: string): boolean => /^(?:begin|commit|rollback|savepoint|release|set) ?/iu.test(shape);

/** The statements that went to `engine` and to no other: their texts, each with a file that sent it. */
export function onlyOn(engine: Engine, sent: readonly SentStatements[]): { text: string; file: string }[] {
  const elsewhere = new Set(sent.flatMap((one) => (one.engine === engine ? [] : Object.keys(one.texts))));
  const found = new Map<string, { text: string; file: string }>();
  for (const { engine: on, file, texts } of sent)
    for (const [shape, text] of Object.entries(texts))
      if (on === engine && !elsewhere.has(shape) && !isOfTransaction(shape)) found.set(shape, { text, file });
  return [...found.values()];
}
