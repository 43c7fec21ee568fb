import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { beginAt, coveringPaths, transitionsOf, walkAll } from '#tests/journeys/journey.ts';

const machine = setup({
  types: {} as { events: { type: 'called' | 'wrote' | 'paid' | 'left' | 'came back' } },
}).createMachine({
  id: 'example',
  initial: 'guest',
  states: {
    guest: { on: { called: 'known', wrote: 'known', left: 'gone' } },
    known: { on: { paid: 'served', left: 'gone' } },
    served: {},
    gone: { on: { 'came back': 'served' } },
  },
});

const linesOf = (paths: ReturnType<typeof coveringPaths>) => paths.map((path) => transitionsOf(path).join(', '));

/** A person who keeps what they did and saw. */
const journey = {
  machine,
  on: (seen: string[]) => {
    const note = (what: string) => async () => void seen.push(what);
    return {
      events: {
        called: note('calls'),
        wrote: note('writes'),
        paid: note('pays'),
        left: note('leaves'),
        'came back': note('comes back'),
      },
      states: { guest: note('guest'), known: note('known'), served: note('served'), gone: note('gone') },
    };
  },
};

describe('covering paths', () => {
  it('take every transition, the most at first, and end where nothing new follows', () => {
    expect(linesOf(coveringPaths({ machine }))).toEqual([
      'guest · called → known, known · left → gone, gone · came back → served',
      'guest · wrote → known, known · paid → served',
      'guest · left → gone',
    ]);
  });

  it('are refused where a transition leads back, which no simple path takes', () => {
    const turning = setup({ types: {} as { events: { type: 'go' | 'back' | 'again' } } }).createMachine({
      id: 'turning',
      initial: 'here',
      states: { here: { on: { go: 'there' } }, there: { on: { back: 'here', again: 'there' } } },
    });
    expect(() => coveringPaths({ machine: turning })).toThrow(
      'No simple path takes there · back → here, there · again → there',
    );
  });

  it('are walked by a person each, who does and sees every step', async () => {
    const people: string[][] = [];
    const walked = await walkAll(journey, async (walk) => {
      people.push([]);
      await walk(people.at(-1) ?? []);
    });
    expect(people).toEqual([
      ['guest', 'calls', 'known', 'leaves', 'gone', 'comes back', 'served'],
      ['guest', 'writes', 'known', 'pays', 'served'],
      ['guest', 'leaves', 'gone'],
    ]);
    expect(walked).toEqual([
      'gone · came back → served',
      'guest · called → known',
      'guest · left → gone',
      'guest · wrote → known',
      'known · left → gone',
      'known · paid → served',
    ]);
  });
});

it('a beginning is reached by the shortest path', async () => {
  const seen: string[] = [];
  await beginAt(journey, 'gone', seen);
  expect(seen).toEqual(['guest', 'leaves', 'gone']);
});
