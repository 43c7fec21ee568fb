import type { ReportForm } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** What is printed. */
export type PrintForm = Omit<ReportForm, 'format'>;

/** In the history, since an address has no room for a selection of thousands; it outlives a reload. */
interface PrintState {
  print: PrintForm;
}

/** Opens the page that prints. */
export function usePrint(): (form: PrintForm) => void {
  const [, navigate] = useLocation();
  return (print) => navigate(paths.print.getHref(), { state: { print } satisfies PrintState });
}

/** What the page was opened for; undefined where its address was typed. */
export function usePrintForm(): PrintForm | undefined {
  return useHistoryState<Partial<PrintState> | null>()?.print;
}
