import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { shapeOf, type SentStatements } from '#tests/statements/statements.ts';
import type { Engine } from './engines.ts';
import { placesOf, watchPlaces, withoutPlaces } from './statement-places.ts';

/** Where a run of all tests keeps which statements ran on which engine; elsewhere nothing is kept. */
const folder = process.env['STATEMENTS'];
if (folder !== undefined) watchPlaces();

const sentBy = new Map<string, SentStatements>();

/**
 * `fc.assert` of what sends other statements in each run: they are compared between the engines, but not with the
 * committed ones.
 */
export const assertAtRandom = <Values>(
  property: fc.IAsyncProperty<Values>,
  parameters: fc.Parameters<Values>,
): Promise<void> => withoutPlaces(() => fc.assert(property, parameters));

/**
 * Notes each statement that the running test file sends to an engine; `save` writes down what it has sent until then.
 */
export function noteStatements(engine: Engine): { onStatement?: (text: string) => void; save: () => void } {
  if (folder === undefined) return { save: () => undefined };
  const file = relative(process.cwd(), expect.getState().testPath ?? 'unknown');
  const name = `${engine}-${file.replaceAll('/', '-')}.json`;
  const sent = sentBy.get(name) ?? { engine, file, texts: {}, places: {} };
  sentBy.set(name, sent);
  // The same few hundred texts are sent over and over: each, with how many places of it are noted.
  const noted = new Map<string, number>();
  return {
    onStatement: (text) => {
      const places = placesOf(text);
      if (noted.get(text) === places.size) return;
      noted.set(text, places.size);
      const shape = shapeOf(text);
      sent.texts[shape] ??= text;
      if (places.size > 0) sent.places[shape] = [...new Set([...(sent.places[shape] ?? []), ...places])];
    },
    save: () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), JSON.stringify(sent));
    },
  };
}
