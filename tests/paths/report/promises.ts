import { escapeHtml } from '#tests/model/kit/labels.ts';
import type { WalkedMachine } from '../measure.ts';
import { countPromises, type CheckedPromise } from '../over-time.ts';
import { promiseTexts as texts, type Bilingual } from '../paths.strings.ts';

/** What the page writes a text by, and the machines that it is of. */
interface Page {
  both: (text: Bilingual) => string;
  machines: readonly Pick<WalkedMachine, 'model' | 'promises'>[];
}

function promisePart(name: string, { text, isHeld, example }: CheckedPromise, both: Page['both']): string {
  const find = escapeHtml(`${name} ${text}`.toLowerCase());
  const [mark, how, said, title] = isHeld
    ? ['✓', 'ok', texts.held, texts.example]
    : ['✗', 'bad', texts.broken, texts.counterexample];
  const steps = example.map((step) => `<li>${escapeHtml(step)}</li>`).join('');
  return (
    `<li data-find="${find}"><span class="${how}">${mark} ${both(said)}</span>: ` +
    // Promises are Russian whatever the page speaks: `ru` on a part of a page in English would hide it.
    `<span lang="ru-RU">${escapeHtml(text)}</span>` +
    `<details><summary>${both(title)}</summary>${steps ? `<ol>${steps}</ol>` : `<p>${both(texts.atOnce)}</p>`}` +
    `</details></li>`
  );
}

/** What each machine promises over time, whether it is held, and a path that shows it. */
export function promisesPart({ both, machines }: Page): string {
  const counts = countPromises(machines.flatMap(({ promises }) => promises));
  const parts = machines
    .filter(({ promises }) => promises.length > 0)
    .map(({ model: { name }, promises }) => {
      const find = escapeHtml([name, ...promises.map(({ text }) => text)].join(' ').toLowerCase());
      const items = promises.map((one) => promisePart(name, one, both)).join('');
      return `<div data-find="${find}"><h3>${name}</h3><ul>${items}</ul></div>`;
    });
  return (
    `<h2 id="promises">${both(texts.title)}</h2>` +
    `<p class="${counts.held === counts.total ? 'ok' : 'bad'}">${both(texts.counts(counts))}</p>${parts.join('')}`
  );
}
