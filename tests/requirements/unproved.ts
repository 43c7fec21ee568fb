import type { Table } from '#tests/model/kit/table.ts';
import type { Proof, Requirement } from './requirement.ts';

/** Where proofs are looked for. */
export interface Places {
  titlesOf: (file: string) => ReadonlySet<string> | undefined;
  tableOf: (machine: string) => Table | undefined;
}

const names = (states: string | readonly string[] | undefined): readonly string[] => [states ?? []].flat();

function faultOf(proof: Proof, { titlesOf, tableOf }: Places): string | undefined {
  if ('test' in proof) {
    const titles = titlesOf(proof.test);
    if (!titles) return `there is no file ${proof.test}`;
    return titles.has(proof.title) ? undefined : `${proof.test} has no test «${proof.title}»`;
  }
  if ('machine' in proof) {
    const { machine, row } = proof;
    const table = tableOf(machine);
    if (!table) return `there is no machine ${machine}`;
    const isThere = table.rows.some(
      ({ in: from, on, to }) =>
        names(from).includes(row.in) && on === row.on && (row.to === undefined || names(to).includes(row.to)),
    );
    return isThere ? undefined : `${machine} has no row ${row.in} · ${row.on} → ${row.to ?? '–'}`;
  }
  const reason = 'cannot' in proof ? proof.cannot : proof.missing;
  return reason.trim() === '' ? 'it is not said why' : undefined;
}

const placeOf = (id: string): number[] => id.split('.').map(Number);

/** What is wrong with these requirements, each with its id. */
export function unproved(requirements: readonly Requirement[], places: Places): string[] {
  return requirements.flatMap(({ id, text, proof }, index) => {
    const faults = proof.map((one) => faultOf(one, places)).filter((fault) => fault !== undefined);
    if (proof.length === 0) faults.push('it has no proof');
    if (text.trim() === '') faults.push('it has no text');
    const [section = 0, number = 0] = placeOf(id);
    const [before = 0, last = 0] = placeOf(requirements[index - 1]?.id ?? '0.0');
    const isNext = section > before ? number === 1 : section === before && number === last + 1;
    if (!isNext) faults.push('it is not the next id');
    return faults.map((fault) => `${id}: ${fault}`);
  });
}
