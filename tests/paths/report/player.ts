import type { Edge } from '#tests/model/kit/explore.ts';
import { PICTURES, type Moment } from '#tests/model/kit/browser/film.ts';
import { stateLabel } from '#tests/model/kit/labels.ts';
import { Ways } from '#tests/model/kit/ways.ts';
import type { WalkedMachine } from '../measure.ts';
import type { MomentData, PlayData } from './player-client.ts';

/** What the player shows of a machine: a shortest path to each edge that was seen; undefined where none was. */
export function playOf({ graph, walks }: WalkedMachine): PlayData | undefined {
  const film = walks.browser?.film;
  if (!film || Object.keys(film.frames).length === 0) return undefined;
  const numberOf = new Map(graph.edges.map((edge, index) => [edge, index]));
  const isSeen = (edge: Edge): boolean => film.frames[numberOf.get(edge) ?? -1] !== undefined;
  const ways = new Ways({ ...graph, edges: graph.edges.filter(isSeen) });
  const reached = new Set(ways.reached());
  const texts: string[] = [];
  const numberOfText = (text: string): number => {
    const known = texts.indexOf(text);
    return known < 0 ? texts.push(text) - 1 : known;
  };
  const momentOf = ({ picture, calls, delays }: Moment): MomentData => [
    numberOfText(`${PICTURES}/${picture}`),
    calls.map(numberOfText),
    delays.map(numberOfText),
  ];
  const paths = graph.edges.flatMap((edge, number) => {
    if (!isSeen(edge) || !reached.has(edge.from)) return [];
    const way = [...ways.to(edge.from), edge];
    const start = stateLabel(graph.states.get(way[0]?.from ?? ''));
    return [[number, { start, edges: way.map((one) => numberOf.get(one) ?? -1) }] as const];
  });
  return {
    width: film.width,
    height: film.height,
    frames: Object.fromEntries(
      Object.entries(film.frames).map(([number, { before, after, box }]) => [
        number,
        box ? [momentOf(before), momentOf(after), box] : [momentOf(before), momentOf(after)],
      ]),
    ),
    paths: Object.fromEntries(paths),
    texts,
  };
}
