import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import { Ways } from '#tests/model/kit/ways.ts';
import { tellCause } from './causes.ts';
import type { WalkedMachine } from './measure.ts';
import type { DriverName } from './options.ts';
import { lineOf, Steps } from './steps.ts';

/** The edge that a path ends with; throws where there is none of that number. */
export function edgeOf({ edges }: Graph, number: number): Edge {
  const edge = edges[number];
  if (!edge) throw new Error(`There is no path ${number}: they go from 0 to ${edges.length - 1}`);
  return edge;
}

interface Asked {
  number: number;
  drivers: readonly DriverName[];
  /** What is wrong with the run as a whole. */
  problems: readonly string[];
}

/** The steps of one path, how it went with each driver, and whether one of them walked it and nothing is wrong. */
export function tellPath(
  { graph, causes, walks, problems }: WalkedMachine,
  { number, drivers, problems: ofRun }: Asked,
): { lines: string[]; isGreen: boolean } {
  const edge = edgeOf(graph, number);
  const steps = new Steps(graph);
  const way = [...new Ways(graph).to(edge.from), edge];
  const walked = drivers.filter((driver) => walks[driver]?.walked.includes(number));
  const untouched = drivers.filter((driver) => walks[driver] === undefined);
  const wrong = [...problems, ...ofRun];
  return {
    lines: [
      ...way.map((one, index) => `  ${index + 1}. ${lineOf(steps.tell(one))}`),
      ...causes.map((cause) => `\n${tellCause(cause)}`),
      ...wrong.map((one) => `✗ ${one}`),
      ...walked.map((driver) => `✓ ${driver}: as the table says`),
      ...untouched.map((driver) => `${walked.length > 0 ? '–' : '✗'} ${driver}: does not walk this machine`),
    ],
    isGreen: walked.length > 0 && causes.length + wrong.length === 0,
  };
}
