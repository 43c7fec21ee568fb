import { countNoticed, type StandingResult } from '#tests/mutants/mutant-results.ts';
import type { Planted } from '#tests/mutants/planted.ts';
import { escapeHtml } from '#tests/model/kit/labels.ts';
import { mutantTexts as texts, type Bilingual } from '../paths.strings.ts';
import { marks } from './faults.ts';

/** What proves a transition, besides its paths. */
export interface TransitionProof {
  /** Mutants of it that were noticed, of all. */
  mutants: readonly [noticed: number, total: number];
  /** Whether the machine or its tests have changed since. */
  isOutdated: boolean;
  /** The others, with their lines. */
  left: readonly string[];
  /** Faults planted where something has to do with it, each with what became of it. */
  faults: readonly string[];
}

/** What proves the transition of a machine that has this id. */
export function proofOf(
  transition: string,
  { machine, result, planted }: { machine: string; result?: StandingResult | undefined; planted: Planted },
): TransitionProof {
  const own = result?.mutants.filter(({ transitions }) => transitions?.includes(transition)) ?? [];
  const { noticed, total } = countNoticed(own);
  const around = planted.faults.filter(({ machines }) => machines[machine]?.includes(transition));
  return {
    mutants: [noticed, total],
    isOutdated: result?.isCurrent === false,
    left: own.filter(({ verdict }) => verdict === 'survived').map(({ line, what }) => `${line}: ${what}`),
    faults: around.map(({ name, standing }) => `${marks[standing][0]} ${name}`),
  };
}

/** The cell of a machine in the table: how many mutants were noticed; quiet where its files have changed since. */
export function mutantsCell(result?: StandingResult): string {
  if (!result) return '<td class="number quiet">–</td>';
  const { noticed, total } = countNoticed(result.mutants);
  const how = result.isCurrent ? (noticed === total ? 'ok' : '') : 'quiet';
  return `<td class="number ${how}">${noticed} / ${total}</td>`;
}

/** The mutants of a machine that nobody has noticed. */
export function leftMutants(result: StandingResult | undefined, both: (text: Bilingual) => string): string {
  const left = result?.mutants.filter(({ verdict }) => verdict === 'survived') ?? [];
  if (!result || left.length === 0) return '';
  const when = `${escapeHtml(result.commit)} · ${result.date.slice(0, 16).replace('T', ' ')} UTC`;
  const items = left.map(({ line, what }) => `<li>${line}: <code>${escapeHtml(what)}</code></li>`);
  const outdated = result.isCurrent ? '' : `, ${both(texts.outdated)}`;
  return (
    `<details><summary>${both(texts.left)}: ${left.length}</summary>` +
    `<p class="quiet">${when}${outdated}</p><ul>${items.join('')}</ul></details>`
  );
}
