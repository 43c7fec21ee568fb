import type { ReportForm, ReportKind } from '#contract/types.ts';
import { PapersMenu } from '#entities/report/papers-menu.tsx';
import { bulkStrings } from './bulk.strings.ts';
import { useChosen } from './chosen-rows.ts';
import { useIsRoomy } from '#ui/list/use-is-wide.ts';

/** The papers of a whole list. */
const whole = ['lines', 'customers', 'items', 'labels', 'waybill'] as const;

interface ListReportProps {
  /** The name of the selection of the list. */
  selection: string;
  /** All that the filters leave. */
  what: ReportForm['what'];
  whatOf: (ids: number[]) => ReportForm['what'];
  /** The papers of selected rows, the commonest first. */
  papers: readonly [ReportKind, ...ReportKind[]];
}

/** Prints all rows that the filters leave, or makes a file of them; of the selected alone, where there are some. */
export function ListReport({ selection, what, whatOf, papers }: ListReportProps) {
  const ids = useChosen(selection);
  // A longer button would move what is below it from under the hand.
  const hasRoom = useIsRoomy();
  return ids.length === 0 ? (
    <PapersMenu key="all" what={what} kinds={whole} size="sm" />
  ) : (
    <PapersMenu
      key="chosen"
      what={whatOf([...ids])}
      kinds={papers}
      size="sm"
      label={hasRoom ? bulkStrings.printChosen(ids.length) : bulkStrings.printShort(ids.length)}
      aria-label={bulkStrings.printChosen(ids.length)}
    />
  );
}
