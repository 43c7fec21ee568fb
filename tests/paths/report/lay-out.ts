import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs';
import type { AnyStateNode } from 'xstate';
import type { Arrow } from './arrows.ts';

const LETTER = 7.4;
const LINE = 17;
const BOX = { height: 36, padding: 14, head: 34 };
/** The place from which transitions of the whole machine, or of a state with states in it, go to what is inside. */
const anywhere = (id: string): string => `${id} *`;

const widthOf = (text: string): number => Math.ceil(text.length * LETTER);

/** Where the machine, or a state with states in it, begins. */
const beginning = (id: string): string => `${id} ·`;

/** Arrows between the same two states: drawn as one, with a line of text for each. */
interface Way {
  from: string;
  to: string;
  arrows: Arrow[];
}

/** A machine laid out: boxes and lines in pixels from the upper left corner. */
export interface LaidOut {
  width: number;
  height: number;
  boxes: { id: string; text: string; kind: string; x: number; y: number; width: number; height: number }[];
  /** Without a way: from where a state begins to what it begins in. */
  lines: { way: Way | undefined; points: { x: number; y: number }[]; x: number; y: number; width: number }[];
}

function waysOf(arrows: readonly Arrow[], root: AnyStateNode): Way[] {
  const ways = new Map<string, Way>();
  for (const arrow of arrows) {
    const isInward = arrow.to !== arrow.from && arrow.to.startsWith(`${arrow.from}.`);
    const from = isInward || arrow.from === root.id ? anywhere(arrow.from) : arrow.from;
    const to = arrow.from === root.id && arrow.to === root.id ? from : arrow.to;
    const way = ways.get(`${from} ${to}`) ?? { from, to, arrows: [] };
    way.arrows.push(arrow);
    ways.set(`${from} ${to}`, way);
  }
  return [...ways.values()];
}

const layout = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '5',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.randomSeed': '1',
};

/** The states in which a state begins; those of a parallel one begin all. */
const initialsOf = ({ type, initial }: AnyStateNode): readonly AnyStateNode[] =>
  type === 'compound' ? (initial.target ?? []) : [];

const nestedOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nestedOf)];

function nodeOf(node: AnyStateNode, pills: ReadonlySet<string>): ElkNode {
  const children = Object.values(node.states);
  const pill = pills.has(anywhere(node.id)) ? [{ id: anywhere(node.id), width: 26, height: 26 }] : [];
  const dot = initialsOf(node).length > 0 ? [{ id: beginning(node.id), width: 12, height: 12 }] : [];
  const width = Math.max(70, widthOf(node.key) + 2 * BOX.padding);
  if (children.length === 0 && pill.length === 0) return { id: node.id, width, height: BOX.height };
  return {
    id: node.id,
    children: [...dot, ...pill, ...children.map((child) => nodeOf(child, pills))],
    layoutOptions: {
      ...layout,
      'elk.padding': `[top=${BOX.head},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${BOX.height})`,
    },
  };
}

const kindOf = (node: AnyStateNode): string => {
  if (node.type === 'final') return 'final';
  if (Object.keys(node.states).length === 0) return 'state';
  return node.type === 'parallel' ? 'parallel' : 'compound';
};

/** Lays a machine out as a statechart. */
export async function layOut(root: AnyStateNode, arrows: readonly Arrow[]): Promise<LaidOut> {
  const nodes = nestedOf(root);
  const ways = waysOf(arrows, root);
  const pills = new Set(ways.flatMap(({ from, to }) => [from, to]).filter((id) => id.endsWith(' *')));
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: layout,
    children: [nodeOf(root, pills)],
    edges: [
      ...nodes.flatMap((node) =>
        initialsOf(node).map(({ id }): ElkExtendedEdge => ({
          id: beginning(id),
          sources: [beginning(node.id)],
          targets: [id],
        })),
      ),
      ...ways.map(({ from, to, arrows: among }, index): ElkExtendedEdge => ({
        id: String(index),
        sources: [from],
        targets: [to],
        labels: [
          {
            text: String(index),
            width: Math.max(...among.map(({ label }) => widthOf(label))) + 8,
            height: among.length * LINE,
          },
        ],
      })),
    ],
  };
  const laid = await new ELK().layout(graph);
  const places = new Map<string, ElkNode>();
  const collect = (node: ElkNode): void => {
    places.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(laid);
  const place = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = places.get(id) ?? {};
    return { x, y, width, height };
  };
  const dots = nodes.filter((node) => initialsOf(node).length > 0).map(({ id }) => beginning(id));
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: [
      ...nodes.map((node) => ({ id: node.id, text: node.key, kind: kindOf(node), ...place(node.id) })),
      ...[...pills].map((id) => ({ id, text: '∗', kind: 'anywhere', ...place(id) })),
      ...dots.map((id) => ({ id, text: '', kind: 'beginning', ...place(id) })),
    ],
    lines: (laid.edges ?? []).flatMap((edge) => {
      const way = ways[Number(edge.id)];
      const [section] = edge.sections ?? [];
      const [label] = edge.labels ?? [];
      if (!section) return [];
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      return [{ way, points, x: label?.x ?? 0, y: label?.y ?? 0, width: label?.width ?? 0 }];
    }),
  };
}
