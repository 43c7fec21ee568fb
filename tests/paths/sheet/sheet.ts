import { readFileSync } from 'node:fs';
import { escapeHtml } from '#tests/model/kit/labels.ts';
import { day, type PartOfDay } from '#tests/model/words.ts';
import type { WalkedMachine } from '../measure.ts';
import { sheetTexts as texts } from '../paths.strings.ts';
import { Cases, type Case } from './cases.ts';

/** What a sheet is made of. */
interface Of {
  machines: readonly Pick<WalkedMachine, 'model' | 'graph'>[];
  commit: string;
}

const idOf = (machine: string): string => machine.replace('/', '-');
const box = '<span class="box" aria-hidden="true"></span>';

function casePart(machine: string, { number, begin, steps }: Case, place: number): string {
  const rows = steps.map(
    ({ does, sees }) => `<tr><td>${escapeHtml(does)}</td><td>${escapeHtml(sees)}</td><td>${box}</td></tr>`,
  );
  const heads = `<th scope="col">${texts.does}</th><th scope="col">${texts.sees}</th><th scope="col">✓</th>`;
  return (
    `<article><h4>${box} ${texts.case(place)} <code>--machine ${machine} --path ${number}</code></h4>` +
    `<p>${texts.begin} ${escapeHtml(begin)}</p>` +
    `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></article>`
  );
}

function partOf({ title, words }: PartOfDay, { machines }: Of): string {
  const sections = words.flatMap((one) => {
    const machine = machines.find(({ model }) => model.name === one.machine);
    if (!machine) return [];
    const paths = new Cases({ ...machine, words: one });
    const cases = paths.choose().map((number, index) => casePart(one.machine, paths.tell(number), index + 1));
    if (cases.length === 0) return [];
    return [`<section id="${idOf(one.machine)}"><h3>${escapeHtml(one.title)}</h3>${cases.join('')}</section>`];
  });
  return sections.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2>${sections.join('')}`;
}

/** A path in words, a step a line; nothing where the machine has no view. */
export function tellInWords(machine: Of['machines'][number], number: number): string[] {
  const words = day.flatMap((part) => part.words).find((one) => one.machine === machine.model.name);
  if (!words) return [];
  const { begin, steps } = new Cases({ ...machine, words }).tell(number);
  return [
    '',
    texts.inWords,
    `  ${texts.begin} ${begin}`,
    ...steps.map(({ does, sees }, index) => `  ${index + 1}. ${does} → ${sees}`),
  ];
}

/** Where a machine stands in the sheet; undefined where it doesn't. */
export const placeInSheet = (machine: string): string | undefined =>
  day.some(({ words }) => words.some((one) => one.machine === machine)) ? `sheet.html#${idOf(machine)}` : undefined;

/** The cases of a run's machines in words, with boxes to tick, in the order of a working day; as a page to print. */
export function sheetPage(of: Of): string {
  const style = readFileSync(new URL('sheet.css', import.meta.url), 'utf8');
  const line = [texts.name, texts.date].map((label) => `<span>${label} <i></i></span>`);
  const build = of.commit ? `<b>${escapeHtml(of.commit)}</b>` : '<i></i>';
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${style}</style></head><body><main>
<h1>${texts.title}</h1>
<p class="who">${line.join('')}<span>${texts.build} ${build}</span></p>
<p>${texts.lead}</p><button onclick="print()">${texts.print}</button>
${day.map((part) => partOf(part, of)).join('\n')}
</main></body></html>
`;
}
