import { escapeHtml } from '#tests/model/kit/labels.ts';
import { requirements } from '#tests/requirements/all.ts';
import { countRequirements, standingOf } from '#tests/requirements/counts.ts';
import type { Proof, Requirement } from '#tests/requirements/requirement.ts';
import type { WalkedMachine } from '../measure.ts';
import { requirementTexts as texts, type Bilingual } from '../paths.strings.ts';

/** What the page writes a text and the id of a machine's section by, and the machines that it has sections of. */
interface Page {
  both: (text: Bilingual) => string;
  idOf: (machine: string) => string;
  machines: readonly Pick<WalkedMachine, 'model'>[];
}

function proofPart(proof: Proof, { both, idOf, machines }: Page): string {
  if ('test' in proof) return `<code>${escapeHtml(proof.test)}</code>: ${escapeHtml(proof.title)}`;
  if ('cannot' in proof) return `${both(texts.cannotAs)} ${escapeHtml(proof.cannot)}`;
  if ('missing' in proof) return `<span class="bad">${both(texts.missingAs)} ${escapeHtml(proof.missing)}</span>`;
  const { machine, row } = proof;
  const hasSection = machines.some(({ model }) => model.name === machine);
  const name = hasSection ? `<a href="#${idOf(machine)}">${machine}</a>` : machine;
  return `${name}: ${escapeHtml(`${row.in} · ${row.on}${row.to === undefined ? '' : ` → ${row.to}`}`)}`;
}

const wordsOf = (proof: Proof): string => Object.values('row' in proof ? proof.row : proof).join(' ');

/** The requirements with their proofs, and how many there are of each kind. */
export function requirementsPart(page: Page, all: readonly Requirement[] = requirements): string {
  const { both } = page;
  const { total, proved, cannot, missing } = countRequirements(all);
  const rows = all.map((requirement) => {
    const { id, text, proof } = requirement;
    const find = escapeHtml([id, text, ...proof.map(wordsOf)].join(' ').toLowerCase());
    const how = { proved: 'ok', cannot: 'quiet', missing: 'bad' }[standingOf(requirement)];
    const proofs = proof.map((one) => proofPart(one, page)).join('<br>');
    return (
      `<tr data-find="${find}"><td class="number ${how}">${id}</td><td>${escapeHtml(text)}</td>` +
      `<td>${proofs}</td></tr>`
    );
  });
  const heads = [texts.id, texts.requirement, texts.proof].map((title) => `<th scope="col">${both(title)}</th>`);
  return (
    `<h2 id="requirements">${both(texts.title)}</h2><p class="${missing > 0 ? 'bad' : 'ok'}">` +
    `${both(texts.counts({ total, proved, cannot, missing }))}</p>` +
    `<details><summary>${both(texts.list)}: ${total}</summary>` +
    `<div class="scroll" tabindex="0" role="region" aria-label="${texts.title.en}"><table><thead><tr>` +
    `${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`
  );
}
