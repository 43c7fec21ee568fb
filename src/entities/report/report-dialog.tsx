import type { ReportForm, ReportKind } from '#contract/types.ts';
import { ColumnOrder } from '#ui/columns/column-order.tsx';
import { PrinterIcon } from '#ui/later-icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Loader, NativeSelect, Stack } from '@mantine/core';
import { usePrint } from './print/print-state.ts';
import { useReportChoice } from './report-choice.ts';
import classes from './report-dialog.module.css';
import type { ReportSight } from './report-sight.ts';
import { reportStrings } from './report.strings.ts';
import { tooMany } from './too-many.ts';
import { useReport, type FileForm } from './use-report.ts';

interface ReportBodyProps {
  what: ReportForm['what'];
  firstKind: ReportKind;
  sight: ReportSight;
  onClose: () => void;
}

function ReportBody({ what, firstKind, sight, onClose }: ReportBodyProps) {
  const { kinds, kind, setKind, chosen, changeColumns, resetColumns } = useReportChoice(firstKind, sight);
  const { make, stop, reset, isPending, refusal } = useReport();
  const columns = chosen?.columns.filter((name) => !chosen.hidden.includes(name)) ?? [];
  const problem = tooMany(what) ?? (chosen && columns.length === 0 ? reportStrings.noColumns : null);
  const send = (format: FileForm['format']): void => make({ what, kind, format, columns });
  const print = usePrint();
  return (
    <Stack gap="md">
      <NativeSelect
        label={reportStrings.kind}
        description={reportStrings.hints[kind]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        data={kinds.map((value) => ({ value, label: reportStrings.kinds[value] }))}
        value={kind}
        disabled={isPending}
        onChange={(event) => {
          reset();
          setKind(event.currentTarget.value as ReportKind);
        }}
      />
      {chosen && (
        <fieldset className={classes['columns']} disabled={isPending}>
          <legend>{reportStrings.columnsTitle(columns.length, chosen.columns.length)}</legend>
          <div className={classes['scroll']}>
            <ColumnOrder {...chosen} titles={reportStrings.columns} onChange={changeColumns} />
            <Button variant="subtle" size="xs" fullWidth mt={8} onClick={resetColumns}>
              {reportStrings.asAtFirst}
            </Button>
          </div>
        </fieldset>
      )}
      <div className={classes['footer']}>
        {problem !== null && <p className={classes['problem']}>{problem}</p>}
        {refusal !== null && (
          <p className={classes['problem']} role="alert">
            {refusal}
          </p>
        )}
        <p className={classes['busy']} role="status">
          {isPending && (
            <>
              <Loader size="xs" aria-hidden /> {reportStrings.busy}
            </>
          )}
        </p>
        {isPending ? (
          <Button variant="default" fullWidth onClick={stop}>
            {reportStrings.stop}
          </Button>
        ) : (
          <Group grow gap="sm" preventGrowOverflow={false}>
            <Button disabled={problem !== null} onClick={() => send('xlsx')}>
              {reportStrings.xlsx}
            </Button>
            <Button variant="light" disabled={problem !== null} onClick={() => send('csv')}>
              {reportStrings.csv}
            </Button>
            <Button
              variant="light"
              leftSection={<PrinterIcon size={18} />}
              disabled={problem !== null}
              onClick={() => {
                onClose();
                print({ what, kind, columns });
              }}
            >
              {reportStrings.print}
            </Button>
          </Group>
        )}
      </div>
    </Stack>
  );
}

interface ReportDialogProps extends ReportBodyProps {
  isOpen: boolean;
}

/** Asks what to make of these lines and with which columns, and saves or prints it. */
export function ReportDialog({ isOpen, onClose, ...body }: ReportDialogProps) {
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={reportStrings.title}
      closeLabel={reportStrings.close}
      size={440}
      hasStickyFooter
    >
      <ReportBody {...body} onClose={onClose} />
    </Dialog>
  );
}
