import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeBench } from '#tests/model/kit/bench.ts';
import { writtenTransitions } from '#tests/model/kit/explore.ts';
import { models } from '#tests/model/registry.ts';
import { transitionPlaces } from '#tests/mutants/transition-places.ts';

it('knows for each transition of each machine where it stands in the file', () => {
  const missing = models.flatMap(({ name, machine }) => {
    const file = `machines/${name}.machine.ts`;
    const places = transitionPlaces(file, readFileSync(file, 'utf8'));
    return writtenTransitions(makeBench(machine).machine).flatMap(({ id }) => (places.has(id) ? [] : [name, id]));
  });
  expect(missing).toEqual([]);
});

it('takes with a transition what it names, by whatever ways', () => {
  const source = `
const isReady = (text) => text.length > 9;
const machine = setup({
  guards: { isReady: ({ event }) => isReady(event.text) },
  delays: { idle: 400 },
  actions: { clear: assign({ text: '' }), keep: assign({ text: 'x' }) },
}).createMachine({
  id: 'note',
  states: {
    open: {
      on: { 'note.sent': [{ guard: 'isReady', target: 'shut' }, { actions: 'keep' }] },
      after: { idle: 'shut' },
    },
    shut: { invoke: { src: 'save', onDone: { target: 'open', actions: 'clear' } } },
  },
});`;
  const places = transitionPlaces('note.ts', source);
  const texts = [...places].map(([id, { spans }]) => [id, spans.map(({ from, to }) => source.slice(from, to))]);
  expect(texts).toEqual([
    [
      'open · note.sent · 1',
      [
        "{ guard: 'isReady', target: 'shut' }",
        'isReady: ({ event }) => isReady(event.text)',
        '(text) => text.length > 9',
      ],
    ],
    ['open · note.sent · 2', ["{ actions: 'keep' }", "keep: assign({ text: 'x' })"]],
    ['open · xstate.after.idle.note.open', ["'shut'", 'idle: 400']],
    ['shut · xstate.done.actor.save', ["{ target: 'open', actions: 'clear' }", "clear: assign({ text: '' })"]],
  ]);
});

it('takes with a row of a lifecycle the rule that it names', () => {
  const source = `
const isPaid = ({ paid }) => (paid ? null : 'unpaid');
const { machine } = defineLifecycle({
  id: 'bill', subject: 'bill', states: { N: { P: 'isPaid', C: true }, P: 'final', C: 'final' }, rules: { isPaid },
});`;
  const places = transitionPlaces('bill.ts', source);
  expect([...places].map(([id, { spans }]) => [id, spans.map(({ from, to }) => source.slice(from, to))])).toEqual([
    ['N · bill.P', ["'isPaid'", 'isPaid', "({ paid }) => (paid ? null : 'unpaid')"]],
    ['N · bill.C', ['true']],
  ]);
});
