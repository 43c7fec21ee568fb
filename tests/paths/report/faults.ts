import type { Planted, PlantedFault } from '#tests/mutants/planted.ts';
import { escapeHtml } from '#tests/model/kit/labels.ts';
import { faultTexts as texts, type Bilingual } from '../paths.strings.ts';

type Both = (text: Bilingual) => string;

/** How each standing looks. */
export const marks = { found: ['✓', 'ok'], unseen: ['✗', 'bad'], 'not asked': ['–', 'quiet'] } as const;

function countsOf(faults: readonly PlantedFault[]) {
  const count = (wanted: PlantedFault['standing']): number =>
    faults.filter(({ standing }) => standing === wanted).length;
  return { total: faults.length, found: count('found'), unseen: count('unseen'), notAsked: count('not asked') };
}

/** Red where one is unseen: one that nobody has asked for since a change proves nothing either way. */
const howOf = ({ unseen, notAsked }: ReturnType<typeof countsOf>): string =>
  unseen > 0 ? 'bad' : notAsked > 0 ? 'quiet' : 'ok';

function listOf(faults: readonly PlantedFault[], both: Both): string {
  const items = faults.map(({ name, file, test, standing }) => {
    const [mark, how] = marks[standing];
    // Names are English whatever the page speaks: `en` on a part of a page in Russian would hide them.
    return (
      `<li><span class="${how}">${mark} ${both(texts[standing])}</span>: ` +
      `<bdi lang="en-GB">${escapeHtml(name)}</bdi> · ` +
      `<code>${escapeHtml(file)}</code> · <code>${escapeHtml(test)}</code></li>`
    );
  });
  return `<ul>${items.join('')}</ul>`;
}

/** What became of all faults the last time. */
export const tellPlanted = ({ faults, last }: Planted): Bilingual =>
  last ? texts.counts(countsOf(faults)) : texts.never(faults.length);

/** The same with the list of those that nothing has noticed. */
export function faultsPart(planted: Planted, both: Both): string {
  const { faults, last } = planted;
  const when = last ? ` · ${escapeHtml(last.commit)} · ${last.date.slice(0, 16).replace('T', ' ')} UTC` : '';
  const left = faults.filter(({ standing }) => standing !== 'found');
  return (
    `<h2 id="faults">${both(texts.title)}</h2><p class="${howOf(countsOf(faults))}">` +
    `${both(tellPlanted(planted))}${when}</p>` +
    (last && left.length > 0
      ? `<details><summary>${both(texts.left)}: ${left.length}</summary>${listOf(left, both)}</details>`
      : '')
  );
}

/** The faults in files of a machine: those that import it. */
export function faultsOfMachine({ faults }: Planted, machine: string, both: Both): string {
  const own = faults.filter(({ machines }) => machine in machines);
  if (own.length === 0) return '';
  const counts = countsOf(own);
  return (
    `<details><summary>${both(texts.ofMachine)}: <span class="${howOf(counts)}">${counts.found} / ${counts.total}` +
    `</span></summary>${listOf(own, both)}</details>`
  );
}
