/** Runs in the report's page: shows a path as the driver browser saw it, picture by picture. */

import type { panelTexts } from '../paths.strings.ts';

/** A picture, the calls that wait and the delays that run, by number of `texts`. */
export type MomentData = readonly [picture: number, calls: readonly number[], delays: readonly number[]];

/** What was seen before and after a step, and the place of the control that was pressed. */
type FrameData = readonly [before: MomentData, after: MomentData, box?: readonly [number, number, number, number]];

/** The paths of a machine that were seen. */
export interface PlayData {
  width: number;
  height: number;
  texts: readonly string[];
  frames: Readonly<Record<string, FrameData>>;
  /** By the number of the last edge: the state where it begins, and its edges. */
  paths: Readonly<Record<string, { start: string; edges: readonly number[] }>>;
}

/** What the player needs of a machine: its steps, by number of `texts`. */
interface PlayedMachine {
  name: string;
  texts: readonly string[];
  edges: readonly (readonly [step: readonly [event: number, decides: number, to: number], before: number])[];
  play?: PlayData | undefined;
}

interface Tools {
  machines: readonly PlayedMachine[];
  speak: () => (typeof panelTexts)['en'];
  element: (name: string, text: string, ...children: Node[]) => HTMLElement;
  /** Keeps what is shown in the address. */
  setAddress: (name: string, value: string) => void;
}

/** Shows and closes paths. */
export interface Player {
  isOpen: () => boolean;
  open: (machine: string, edge: number, at: number) => void;
  /** Opens what stands in an address, as `cart/cart-line:7:2`. */
  openAt: (address: string) => void;
  close: () => void;
  go: (by: number) => void;
}

/** Begins the player's work. */
export function beginPlayer({ machines, speak, element, setAddress }: Tools): Player {
  const place = document.getElementById('player');
  let shown: { machine: PlayedMachine; play: PlayData; edge: number; at: number } | undefined;
  let opener: Element | null = null;

  const isOpen = (): boolean => shown !== undefined;
  const close = (): void => {
    if (!place || !shown) return;
    shown = undefined;
    place.hidden = true;
    setAddress('play', '');
    if (opener instanceof HTMLElement) opener.focus();
  };

  /** The picture, with the control that is pressed next outlined. */
  const pictureOf = (play: PlayData, moment: MomentData, box: FrameData[2], alt: string): HTMLElement => {
    const image = document.createElement('img');
    Object.assign(image, { src: play.texts[moment[0]] ?? '', alt, width: play.width, height: play.height });
    const figure = element('figure', '', image);
    if (!box) return figure;
    const outline = element('span', '');
    const [left, top, width, height] = box;
    const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
    Object.assign(outline.style, {
      left: percent(left, play.width),
      top: percent(top, play.height),
      width: percent(width, play.width),
      height: percent(height, play.height),
    });
    figure.append(outline);
    return figure;
  };

  const factsOf = (facts: readonly (readonly [name: string, values: readonly string[]])[]): HTMLElement => {
    const list = element('dl', '');
    for (const [name, values] of facts) {
      list.append(element('dt', name));
      for (const value of values.length > 0 ? values : ['–']) list.append(element('dd', value));
    }
    return list;
  };

  const button = (label: string, isOff: boolean, press: () => void, id: string): HTMLButtonElement => {
    const made = document.createElement('button');
    Object.assign(made, { textContent: label, disabled: isOff, id });
    made.addEventListener('click', press);
    return made;
  };

  const draw = (): void => {
    if (!place || !shown) return;
    const { machine, play, edge, at } = shown;
    const path = play.paths[edge];
    if (!path) return;
    const say = speak();
    const { edges } = path;
    const next = edges[at];
    const last = at === 0 ? undefined : edges[at - 1];
    const textOf = (number: number | undefined, part: 0 | 1 | 2): string => {
      const step = number === undefined ? undefined : machine.edges[number]?.[0];
      return (step && machine.texts[step[part]]) ?? '';
    };
    const frame = next === undefined ? undefined : play.frames[next];
    const moment = frame?.[0] ?? (last === undefined ? undefined : play.frames[last]?.[1]);
    if (!moment) return;
    const state = last === undefined ? path.start : textOf(last, 2);
    const event =
      next === undefined ? [] : [[textOf(next, 0), textOf(next, 1)].filter((text) => text !== '').join(' ')];
    const named = (numbers: readonly number[]): string[] => numbers.map((number) => play.texts[number] ?? '');
    const title = element('h2', machine.name);
    title.id = 'player-title';
    const focused = document.activeElement?.id;
    const count = element('span', `${at + 1} / ${edges.length + 1}`);
    count.setAttribute('role', 'status');
    const bar = element(
      'div',
      '',
      button('←', at === 0, () => go(-1), 'player-back'),
      count,
      button('→', at === edges.length, () => go(1), 'player-on'),
      button(say.close, false, close, 'player-close'),
    );
    bar.querySelector('#player-back')?.setAttribute('aria-label', say.back);
    bar.querySelector('#player-on')?.setAttribute('aria-label', say.on);
    const facts = factsOf([
      [say.state, [state]],
      [say.event, event],
      [say.calls, named(moment[1])],
      [say.delays, named(moment[2])],
    ]);
    const about = element('div', '', title, bar, facts);
    place.replaceChildren(about, pictureOf(play, moment, frame?.[2], `${say.picture}: ${state}`));
    place.hidden = false;
    const kept = place.querySelector<HTMLButtonElement>(`#${focused || 'player-on'}:not(:disabled)`);
    (kept ?? place.querySelector<HTMLButtonElement>('#player-close'))?.focus();
    setAddress('play', `${machine.name}:${edge}:${at}`);
  };

  const open = (name: string, edge: number, at: number): void => {
    const machine = machines.find((one) => one.name === name);
    const length = machine?.play?.paths[edge]?.edges.length;
    if (!machine?.play || length === undefined) return;
    if (!shown) opener = document.activeElement;
    shown = { machine, play: machine.play, edge, at: Math.min(Math.max(at, 0), length) };
    draw();
  };
  const go = (by: number): void => {
    if (shown) open(shown.machine.name, shown.edge, shown.at + by);
  };
  const openAt = (address: string): void => {
    const [name = '', edge, at] = address.split(':');
    open(name, Number(edge), Number(at));
  };
  return { isOpen, open, openAt, close, go };
}
