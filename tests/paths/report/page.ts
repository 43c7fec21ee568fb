import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { StandingResult } from '#tests/mutants/mutant-results.ts';
import { escapeHtml, eventLabel } from '#tests/model/kit/labels.ts';
import type { Model } from '#tests/model/kit/model.ts';
import type { RecordedWalk } from '#tests/model/kit/record.ts';
import { Ways } from '#tests/model/kit/ways.ts';
import type { Cause } from '../causes.ts';
import { fileOf, shareOf, type Share, type WalkedMachine } from '../measure.ts';
import { drivers } from '../options.ts';
import { mutantTexts, panelTexts, sheetTexts, texts, type Bilingual } from '../paths.strings.ts';
import { placeInSheet } from '../sheet/sheet.ts';
import { Steps } from '../steps.ts';
import { countsOf, doubtsOf, isGreen, type PastRun, type Run } from '../verdict.ts';
import { arrowsOf, type Arrow } from './arrows.ts';
import type { MachineData } from './client.ts';
import { drawChart, type ArrowState } from './draw-chart.ts';
import { faultsOfMachine, faultsPart } from './faults.ts';
import { leftMutants, mutantsCell, proofOf } from './mutants.ts';
import { playOf } from './player.ts';
import { promisesPart } from './promises.ts';
import { layOut } from './lay-out.ts';
import { requirementsPart } from './requirements.ts';

/** A text in both languages; the page shows one. */
const both = ({ en, ru }: Bilingual): string =>
  `<span lang="en">${escapeHtml(en)}</span><span lang="ru">${escapeHtml(ru)}</span>`;

/** What is known of the mutants of a machine. */
const mutantsOf = ({ mutants }: Run, model: Model): StandingResult | undefined =>
  mutants.find(({ file }) => file === fileOf(model));

/** A state's name without its machine's. */
const shortOf = (id: string): string => id.split('.').slice(1).join('.') || '∗';

const idOf = (name: string): string => name.replace('/', '-');

function hitsOf({ walks }: WalkedMachine, { edges }: Arrow): Record<string, number> {
  const hits = drivers.map((driver) => {
    const walked = new Set(walks[driver]?.walked);
    return [driver, edges.filter((number) => walked.has(number)).length] as const;
  });
  return Object.fromEntries(hits.filter(([, count]) => count > 0));
}

function stateOf(machine: WalkedMachine, arrow: Arrow): ArrowState {
  const hits = hitsOf(machine, arrow);
  const isFailed = Object.values(machine.walks).some((walk) =>
    walk?.failures.some(({ edge }) => edge !== undefined && arrow.edges.includes(edge)),
  );
  const many = Object.keys(hits).length;
  const how = isFailed ? 'failed' : many > 1 ? 'some' : many > 0 ? 'one' : 'missed';
  return { how, hits: Object.values(hits).reduce((sum, count) => sum + count, 0) };
}

/** What the page's script needs of a machine: each path by its last edge. */
function dataOf(machine: WalkedMachine, arrows: readonly Arrow[], run: Run): MachineData {
  const { graph, model } = machine;
  const proved = { machine: model.name, result: mutantsOf(run, model), planted: run.planted };
  const steps = new Steps(graph);
  const ways = new Ways(graph);
  const told: string[] = [];
  const numbers = new Map<string, number>();
  const textOf = (text: string): number => {
    const known = numbers.get(text) ?? told.push(text) - 1;
    numbers.set(text, known);
    return known;
  };
  const numberOf = new Map(graph.edges.map((edge, index) => [edge, index]));
  const before = new Map<string, number>();
  const beforeOf = (key: string): number => {
    const known = before.get(key);
    if (known !== undefined) return known;
    const last = ways.to(key).at(-1);
    const number = last ? (numberOf.get(last) ?? -1) : -1;
    before.set(key, number);
    return number;
  };
  const lengths = graph.edges.map(({ from }) => ways.to(from).length);
  return {
    name: model.name,
    edges: graph.edges.map((edge) => {
      const { event, decides, to } = steps.tell(edge);
      return [[textOf(event), textOf(decides), textOf(to)], beforeOf(edge.from)] as const;
    }),
    texts: told,
    play: playOf(machine),
    arrows: Object.fromEntries(
      arrows.map((arrow) => [
        arrow.id,
        {
          title: `${shortOf(arrow.from)} · ${arrow.label} → ${shortOf(arrow.to)}`,
          isWrong: stateOf(machine, arrow).how === 'failed',
          edges: arrow.edges.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0)),
          hits: hitsOf(machine, arrow),
          ...proofOf(arrow.id, proved),
        },
      ]),
    ),
  };
}

function causePart({ driver, row, place, path, is, should, count, steps, replay }: Cause): string {
  const [was, wanted] = [both(texts.is), both(texts.shouldBe)];
  const where = place ? `<br><code>${place.file}:${place.line}</code>` : '';
  const field = path === undefined ? '' : `<dt>${both(texts.field)}</dt><dd><code>${escapeHtml(path)}</code></dd>`;
  const expected = path === undefined ? '' : `<dt>${wanted}</dt><dd><code>${escapeHtml(should)}</code></dd>`;
  return (
    `<div class="cause"><strong>${driver} · ${escapeHtml(row)}</strong> · ` +
    both(texts.count(count)) +
    where +
    `<dl>${field}<dt>${was}</dt><dd><code>${escapeHtml(is)}</code></dd>${expected}</dl>` +
    `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol><pre>${escapeHtml(replay)}</pre></div>`
  );
}

function sheetLink(machine: string): string {
  const place = placeInSheet(machine);
  return place === undefined ? '' : ` · <a href="${place}">${both(sheetTexts.link)}</a>`;
}

/** A machine's part of the page: its row of the table, and its section; a search finds both by the same words. */
async function partsOf(
  machine: WalkedMachine,
  arrows: readonly Arrow[],
  run: Run,
): Promise<{ row: string; section: string }> {
  const { model, causes, problems, walks } = machine;
  const { root } = model.machine;
  const mutants = mutantsOf(run, model);
  const states = new Map(arrows.map((arrow) => [arrow.id, stateOf(machine, arrow)]));
  const chart = await layOut(root, arrows);
  const svg = drawChart(model.name, chart, (id) => states.get(id) ?? { how: 'missed', hits: 0 });
  const find = [model.name, ...chart.boxes.map(({ text }) => text), ...arrows.map(({ label }) => label)]
    .join(' ')
    .toLowerCase();
  const notOffered = drivers.flatMap((driver) =>
    Object.entries(walks[driver]?.notOffered ?? {}).map(
      ([event, reasons]) =>
        `<li>${driver}: <code>${escapeHtml(eventLabel(event))}</code>: ${escapeHtml(reasons.join('; '))}</li>`,
    ),
  );
  const hidden =
    notOffered.length > 0
      ? `<details><summary>${both(texts.noControl)}: ${notOffered.length}` +
        `</summary><ul>${notOffered.join('')}</ul></details>`
      : '';
  const section =
    `<section id="${idOf(model.name)}" data-machine="${model.name}" data-find="${escapeHtml(find)}">` +
    `<h2>${model.name}</h2><p class="quiet"><code>${fileOf(model)}</code>${sheetLink(model.name)}</p>` +
    `${causes.map(causePart).join('')}${problems.map((one) => `<p class="bad">${escapeHtml(one)}</p>`).join('')}` +
    `<div class="scroll" tabindex="0" role="region" aria-label="${model.name}">${svg}</div>` +
    `${listOf(arrows, states)}${hidden}${leftMutants(mutants, both)}` +
    `${faultsOfMachine(run.planted, model.name, both)}</section>`;
  return { row: rowOf(machine, find, mutants), section };
}

/** The arrows as a list, where the picture is too wide. */
function listOf(arrows: readonly Arrow[], states: ReadonlyMap<string, ArrowState>): string {
  const rows = arrows.map(({ id, from, to, label }) => {
    const { how, hits } = states.get(id) ?? { how: 'missed', hits: 0 };
    const button = `<button data-arrow="${escapeHtml(id)}">${escapeHtml(label)}</button>`;
    const isWrong = how === 'failed' || how === 'missed';
    return (
      `<tr><td>${escapeHtml(shortOf(from))}</td><td>${button}</td><td>${escapeHtml(shortOf(to))}</td>` +
      `<td class="number ${isWrong ? 'bad' : 'ok'}">${hits}</td></tr>`
    );
  });
  return (
    `<details><summary>${both(texts.arrows)}: ${arrows.length}</summary>` +
    `<div class="scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div></details>`
  );
}

/** Less than all is red, but where the driver has walked whatever it can. */
function shareCell({ walked, total }: Share, walk?: RecordedWalk | null): string {
  const after = walk === undefined ? '' : ` <span class="quiet">· ${walk?.walked.length ?? 0}</span>`;
  const isDone = walk ? walk.walked.length === walk.due.length : false;
  return `<td class="number ${walked === total ? 'ok' : isDone ? '' : 'bad'}">${walked} / ${total}${after}</td>`;
}

function rowOf(machine: WalkedMachine, find: string, mutants?: StandingResult): string {
  const { model, walks, causes, problems } = machine;
  const cells = drivers.map((driver) => {
    const walk = walks[driver];
    if (walk === undefined) return '<td class="number quiet">–</td>';
    return shareCell(shareOf(machine, walk).transitions, walk);
  });
  const reached = drivers.map((driver) => shareOf(machine, walks[driver]).states);
  const states = reached.toSorted((a, b) => b.walked - a.walked)[0] ?? { walked: 0, total: 0 };
  const wrong = causes.length + problems.length;
  const mark = Object.keys(walks).length === 0 ? '–' : '✓';
  return (
    `<tr data-find="${escapeHtml(find)}"><td><a href="#${idOf(model.name)}">${model.name}</a></td>` +
    `${shareCell(states)}${cells.join('')}${mutantsCell(mutants)}` +
    `<td class="number ${wrong > 0 ? 'bad' : 'ok'}">${wrong > 0 ? `✗ ${wrong}` : mark}</td></tr>`
  );
}

/** The last whole runs; what has come and gone between two of them is bold. */
function historyPart(history: readonly PastRun[]): string {
  if (history.length === 0) return '';
  const rows = history.map((one, index) => {
    const before = history[index + 1];
    const numbers = (['states', 'transitions', 'paths', 'failures'] as const).map((name) => {
      const isOther = before !== undefined && before[name] !== one[name];
      return `<td class="number">${isOther ? `<strong>${one[name]}</strong>` : one[name]}</td>`;
    });
    const when = one.date.slice(0, 16).replace('T', ' ');
    const commit = `<code>${escapeHtml(one.commit)}</code>`;
    return `<tr><td>${when}</td><td>${commit}</td>${numbers.join('')}<td class="number">${one.seconds}</td></tr>`;
  });
  const heads = [
    both(texts.when),
    both(texts.commit),
    both(texts.states),
    both(texts.transitions),
    both(texts.paths),
    both(texts.failures),
    both(texts.seconds),
  ].map((title, index) => `<th scope="col"${index > 1 ? ' class="number"' : ''}>${title}</th>`);
  return (
    `<details><summary>${both(texts.runs)}: ${history.length}</summary>` +
    `<div class="scroll" tabindex="0" role="region" aria-label="History">` +
    `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`
  );
}

const below = (name: string): URL => new URL(name, import.meta.url);

/** A part of the page's script, which imports nothing. */
function scriptOf(name: string): string {
  const { outputText } = ts.transpileModule(readFileSync(below(name), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  return outputText.replace('export function', 'function');
}

const script = (): string => `${scriptOf('player-client.ts')}\n${scriptOf('client.ts')}\nbegin(beginPlayer);`;

const legend = [
  ['some', both(texts.walkedBySome)],
  ['one', both(texts.walkedByOne)],
  ['failed', both(texts.failed)],
] as const;

/** The report of a run as one page, which is opened from the disk. */
export async function reportPage(run: Run, history: readonly PastRun[] = []): Promise<string> {
  const { machines, commit, date, seconds } = run;
  const arrows = new Map(machines.map((machine) => [machine, arrowsOf(machine.model, machine.graph)]));
  const parts: Awaited<ReturnType<typeof partsOf>>[] = [];
  for (const [machine, among] of arrows) parts.push(await partsOf(machine, among, run));
  const data = machines.map((machine) => dataOf(machine, arrows.get(machine) ?? [], run));
  const json = JSON.stringify({ machines: data, words: panelTexts });
  const { paths, causes, problems } = countsOf(run);
  const green = both(texts.green);
  const verdict = isGreen(run)
    ? `<p class="verdict ok">✓ ${green}</p>`
    : `<p class="verdict bad">✗ ${
        paths > 0 || causes + problems > 0 ? both(texts.wrong(causes, problems)) : both(texts.nothing)
      }</p>`;
  const wrong = machines.filter((one) => one.causes.length + one.problems.length > 0);
  const links = wrong.map(({ model: { name } }) => `<a class="bad" href="#${idOf(name)}">✗ ${name}</a>`);
  const ofRun = run.problems.map((one) => `<p class="bad">${escapeHtml(one)}</p>`).join('');
  const doubts = doubtsOf(run).map((one) => `<li>${both(one)}</li>`);
  const doubt = doubts.length > 0 ? `<h2>${both(texts.unsaid)}</h2><ul>${doubts.join('')}</ul>` : '';
  const when = `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const heads = [both(texts.states), ...drivers, both(mutantTexts.title)].map(
    (title) => `<th scope="col" class="number">${title}</th>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Paths</title><style>${readFileSync(below('style.css'), 'utf8')}</style></head>
<body><main><h1>${both(texts.title)}</h1>${verdict}${links.length > 0 ? `<p>${links.join(' · ')}</p>` : ''}${ofRun}
<p class="quiet">${escapeHtml([commit, when, `${seconds.toFixed(1)} s`].join(' · '))}</p>
${doubt}
<div class="top"><input type="search" aria-label="${texts.search.en} · ${texts.search.ru}" placeholder="cart -line"/>
<button data-lang="ru">Русский</button><button data-lang="en">English</button></div>
<p class="quiet">${both(texts.columns)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Machines"><table><thead><tr>
<th scope="col">${both(texts.machine)}</th>${heads.join('')}<th scope="col" class="number">✓</th>
</tr></thead><tbody>${parts.map(({ row }) => row).join('')}</tbody></table></div>
<ul class="legend">${legend.map(([how, text]) => `<li class="${how}">${text}</li>`).join('')}</ul>
${promisesPart({ both, machines })}
${faultsPart(run.planted, both)}
${historyPart(history)}
${requirementsPart({ both, idOf, machines })}
${parts.map(({ section }) => section).join('\n')}</main>
<div id="panel" role="dialog" aria-labelledby="panel-title" hidden></div>
<div id="player" role="dialog" aria-modal="true" aria-labelledby="player-title" hidden></div>
<script type="application/json" id="data">${json.replaceAll('<', String.raw`\u003c`)}</script>
<script>${script()}</script></body></html>
`;
}
