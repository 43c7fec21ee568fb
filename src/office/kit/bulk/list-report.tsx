import type { ReportForm, ReportKind } from '#contract/types.ts';
import { ReportButton } from '#entities/report/report-button.tsx';
import { bulkStrings } from './bulk.strings.ts';
import { useChosen } from './chosen-rows.ts';
import { useIsBeside } from './use-is-beside.ts';

interface ListReportProps {
  /** The name of the selection of the list. */
  selection: string;
  /** All that the filters leave. */
  what: ReportForm['what'];
  whatOf: (ids: number[]) => ReportForm['what'];
  /** What of selected rows is offered to those who haven't chosen yet. */
  chosenKind: ReportKind;
}

/** Prints all rows that the filters leave, or makes a file of them; of the selected alone, where there are some. */
export function ListReport({ selection, what, whatOf, chosenKind }: ListReportProps) {
  const ids = useChosen(selection);
  // Above cards a longer button would move them under the finger.
  const hasRoom = useIsBeside();
  return ids.length === 0 ? (
    <ReportButton key="all" what={what} firstKind="lines" size="sm" />
  ) : (
    <ReportButton
      key="chosen"
      what={whatOf([...ids])}
      firstKind={chosenKind}
      size="sm"
      label={hasRoom ? bulkStrings.printChosen(ids.length) : bulkStrings.printShort(ids.length)}
      aria-label={bulkStrings.printChosen(ids.length)}
    />
  );
}
