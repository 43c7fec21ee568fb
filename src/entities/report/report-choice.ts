import type { ReportColumn, ReportKind } from '#contract/types.ts';
import { readName } from '#lib/read-address.ts';
import { pageHost } from '#lib/page-host.ts';
import { storedText } from '#lib/storage.ts';
import type { ChosenColumns } from '#ui/columns/column-order.tsx';
import { useState } from 'react';
import { columnsOf, kindsOf, type ReportSight } from './report-sight.ts';
import { reportStrings } from './report.strings.ts';

type AllColumns = Readonly<Record<ReportKind, ChosenColumns<ReportColumn> | undefined>>;

/** What this device asked for last. */
interface ReportChoice {
  kind: ReportKind | undefined;
  /** Undefined where nobody has chosen. */
  columns: AllColumns;
}

const all = Object.keys(reportStrings.columns) as ReportColumn[];
const nothingChosen: AllColumns = {
  lines: undefined,
  customers: undefined,
  items: undefined,
  labels: undefined,
  waybill: undefined,
};

/** What each kind has at first; the others have columns of their own. */
const firstColumns: Partial<Record<ReportKind, readonly ReportColumn[]>> = {
  lines: ['order', 'created_at', 'customer', 'phone', 'description', 'comment', 'count', 'price', 'total', 'state'],
  customers: ['customer', 'phone', 'order', 'description', 'comment', 'count', 'state'],
  waybill: ['order', 'description', 'count', 'price', 'total'],
};

const stored = storedText(`${pageHost}-report`);

const namesIn = (value: unknown): ReportColumn[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? (readName(reportStrings.columns, one) ?? []) : []))
    : [];

function readColumns(value: unknown): ChosenColumns<ReportColumn> | undefined {
  if (typeof value !== 'object' || value === null || !('columns' in value) || !('hidden' in value)) return undefined;
  const known = new Set(namesIn(value.columns));
  // A column that is new since then is there, but nobody has asked for it.
  const fresh = all.filter((name) => !known.has(name));
  return { columns: [...known, ...fresh], hidden: [...namesIn(value.hidden), ...fresh] };
}

/** What is stored may be of another version of the page, or changed by hand. */
function read(): ReportChoice {
  try {
    const { kind, columns } = JSON.parse(stored.read() ?? '{}') as {
      kind?: unknown;
      columns?: Record<string, unknown>;
    };
    const ofKind = (name: ReportKind) => readColumns(columns?.[name]);
    return {
      kind: typeof kind === 'string' ? readName(reportStrings.kinds, kind) : undefined,
      columns: { ...nothingChosen, lines: ofKind('lines'), customers: ofKind('customers'), waybill: ofKind('waybill') },
    };
  } catch {
    return { kind: undefined, columns: nothingChosen };
  }
}

/** What a kind of report has at first; undefined where it has columns of its own. */
function atFirstOf(kind: ReportKind): ChosenColumns<ReportColumn> | undefined {
  const first = firstColumns[kind];
  return (
    first && {
      columns: [...first, ...all.filter((name) => !first.includes(name))],
      hidden: all.filter((name) => !first.includes(name)),
    }
  );
}

/** The columns of a kind in this choice, as far as they are for this person; undefined where it has its own. */
function chosenOf(choice: ReportChoice, kind: ReportKind, sight: ReportSight): ChosenColumns<ReportColumn> | undefined {
  const atFirst = atFirstOf(kind);
  const stands = atFirst && (choice.columns[kind] ?? atFirst);
  const seen = (names: readonly ReportColumn[]) => names.filter((name) => columnsOf[sight].includes(name));
  return stands && { columns: seen(stands.columns), hidden: seen(stands.hidden) };
}

/** The columns that a paper is printed with, as they were chosen last on this device. */
export function printedColumns(kind: ReportKind, sight: ReportSight): ReportColumn[] {
  const chosen = chosenOf(read(), kind, sight);
  return chosen?.columns.filter((name) => !chosen.hidden.includes(name)) ?? [];
}

/** What to make, as it was chosen last on this device, as far as it is for this person. */
export function useReportChoice(firstKind: ReportKind, sight: ReportSight) {
  const [choice, setChoice] = useState(read);
  const change = (changed: Partial<ReportChoice>): void => {
    const next = { ...choice, ...changed };
    stored.write(JSON.stringify(next));
    setChoice(next);
  };
  const kinds = kindsOf[sight];
  const kind = choice.kind !== undefined && kinds.includes(choice.kind) ? choice.kind : firstKind;
  const chosen = chosenOf(choice, kind, sight);
  const setColumns = (changed: ChosenColumns<ReportColumn> | undefined): void =>
    change({ columns: { ...choice.columns, [kind]: changed } });
  return {
    kinds,
    kind,
    setKind: (to: ReportKind): void => change({ kind: to }),
    /** Undefined where the kind has columns of its own. */
    chosen,
    changeColumns: (changed: Partial<ChosenColumns<ReportColumn>>): void => {
      if (chosen) setColumns({ ...chosen, ...changed });
    },
    resetColumns: (): void => setColumns(undefined),
  };
}
