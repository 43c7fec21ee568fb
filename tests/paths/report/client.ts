/** Runs in the report's page: the search in the address, the languages, and the panel of an arrow. */

import type { panelTexts } from '../paths.strings.ts';
import type { TransitionProof } from './mutants.ts';
import type { beginPlayer as BeginPlayer, PlayData } from './player-client.ts';

/** A path's step: the event, what of its payload decides, where it leads; by number of `texts`. */
type StepData = readonly [event: number, decides: number, to: number];

/** What the page knows of a transition. */
interface ArrowData extends TransitionProof {
  title: string;
  /** Whether a walk of it went wrong. */
  isWrong: boolean;
  edges: readonly number[];
  hits: Readonly<Record<string, number>>;
}

/** What the page knows of a machine. */
export interface MachineData {
  name: string;
  texts: readonly string[];
  /** For each edge the step that it is, and the edge by which its state is first reached (-1 from a start). */
  edges: readonly (readonly [step: StepData, before: number])[];
  /** What the driver browser saw. */
  play?: PlayData | undefined;
  arrows: Readonly<Record<string, ArrowData>>;
}

/** What stands in the page as JSON. */
interface PageData {
  machines: readonly MachineData[];
  words: typeof panelTexts;
}

/** Begins the page's work; the data stand in it as JSON. */
export function begin(beginPlayer: typeof BeginPlayer): void {
  const read = (id: string): string => document.getElementById(id)?.textContent ?? '{}';
  const { machines, words } = JSON.parse(read('data')) as PageData;
  const root = document.documentElement;
  const panel = document.getElementById('panel');
  const search = document.querySelector<HTMLInputElement>('input[type=search]');
  let opener: Element | null = null;

  /** What the address has said last: a hash that is a section's says nothing of the language and the search. */
  const asked = new URLSearchParams();
  const setAddress = (name: string, value: string): void => {
    if (value === '') asked.delete(name);
    else asked.set(name, value);
    history.replaceState(null, '', `#${asked.toString()}`);
  };
  const speak = (): PageData['words']['en'] => (root.lang === 'ru' ? words.ru : words.en);

  const filter = (query: string): void => {
    const parts = query
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => part !== '' && part !== '-');
    for (const place of document.querySelectorAll<HTMLElement>('[data-find]')) {
      const text = place.dataset['find'] ?? '';
      place.hidden = parts.some((part) => (part.startsWith('-') ? text.includes(part.slice(1)) : !text.includes(part)));
    }
  };

  const element = (name: string, text: string, ...children: Node[]): HTMLElement => {
    const made = document.createElement(name);
    made.textContent = text;
    made.append(...children);
    return made;
  };
  const listOf = (lines: readonly string[]): HTMLElement =>
    element('ul', '', ...lines.map((line) => element('li', line)));
  const stepsOf = ({ edges, texts }: MachineData, number: number): HTMLElement => {
    const way: StepData[] = [];
    for (let at = number; at >= 0;) {
      const edge = edges[at];
      if (!edge) break;
      way.unshift(edge[0]);
      at = edge[1];
    }
    const list = element('ol', '');
    for (const [event, decides, to] of way) {
      const item = element('li', texts[event] ?? '');
      if (texts[decides]) item.append(' ', element('code', texts[decides]));
      item.append(` → ${texts[to] ?? ''}`);
      list.append(item);
    }
    return list;
  };
  const player = beginPlayer({ machines, speak, element, setAddress });

  const close = (): void => {
    if (!panel || panel.hidden) return;
    panel.hidden = true;
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  };
  const open = (button: Element): void => {
    const of = button.closest('[data-machine]')?.getAttribute('data-machine') ?? '';
    const machine = machines.find(({ name }) => name === of);
    const arrow = machine?.arrows[button.getAttribute('data-arrow') ?? ''];
    if (!panel || !machine || !arrow) return;
    opener = button;
    const say = speak();
    const [first] = arrow.edges;
    const title = element('h2', arrow.title);
    title.id = 'panel-title';
    const hits = Object.entries(arrow.hits).map(([driver, count]) => `${driver} ${count}`);
    const ending = element('button', say.close);
    ending.addEventListener('click', close);
    panel.replaceChildren(ending, title, element('p', `${say.hits} ${hits.join(', ') || '0'}`));
    if (arrow.isWrong) {
      const wrong = element('p', say.wrong);
      wrong.className = 'bad';
      panel.append(wrong);
    }
    if (first === undefined) panel.append(element('p', say.none));
    else {
      panel.append(element('h3', say.shortest), stepsOf(machine, first));
      const command = `npm run paths -- --machine ${machine.name} --path ${first}`;
      panel.append(element('p', say.replay), element('pre', command));
      const seen = arrow.edges.find((number) => machine.play?.paths[number]);
      if (seen !== undefined) {
        const watch = element('button', say.watch);
        watch.addEventListener('click', () => player.open(machine.name, seen, 0));
        panel.append(element('p', '', watch));
      }
      const all = element('details', '', element('summary', `${say.all} ${arrow.edges.length}`));
      all.addEventListener('toggle', () => {
        if (all.childElementCount === 1)
          for (const number of arrow.edges) all.append(element('h4', `№ ${number}`), stepsOf(machine, number));
      });
      panel.append(all);
    }
    const { mutants, isOutdated, left, faults } = arrow;
    const when = isOutdated ? `, ${say.outdated}` : '';
    if (mutants[1] > 0) panel.append(element('p', `${say.mutants} ${mutants.join(' / ')}${when}`), listOf(left));
    if (faults.length > 0) panel.append(element('p', say.faults), listOf(faults));
    panel.hidden = false;
    ending.focus();
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-arrow]');
    if (button) open(button);
    const language = target.closest('[data-lang]')?.getAttribute('data-lang');
    if (language) {
      root.lang = language;
      setAddress('lang', language);
    }
  });
  document.addEventListener('keydown', (event) => {
    if (player.isOpen()) {
      if (event.key === 'Escape') player.close();
      if (event.key === 'ArrowLeft') player.go(-1);
      if (event.key === 'ArrowRight') player.go(1);
      return;
    }
    if (event.key === 'Escape') return close();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const button = event.target instanceof SVGElement && event.target.closest('[data-arrow]');
    if (!button) return;
    event.preventDefault();
    open(button);
  });
  const apply = (): void => {
    for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
      if (name === 'lang' || name === 'q' || name === 'play') asked.set(name, value);
    root.lang = asked.get('lang') ?? (navigator.language.startsWith('ru') ? 'ru' : 'en');
    if (search) search.value = asked.get('q') ?? '';
    filter(asked.get('q') ?? '');
    player.openAt(asked.get('play') ?? '');
  };
  search?.addEventListener('input', () => {
    setAddress('q', search.value);
    filter(search.value);
  });
  addEventListener('hashchange', apply);
  apply();
}
