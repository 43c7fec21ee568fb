import type { ReportForm, ReportFormat, ReportKind } from '#contract/types.ts';
import { ColumnOrder } from '#ui/columns/column-order.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Loader, NativeSelect, Stack } from '@mantine/core';
import { useReportChoice } from './report-choice.ts';
import classes from './report-dialog.module.css';
import { reportStrings } from './report.strings.ts';
import { useReport } from './use-report.ts';

const kindOptions = Object.entries(reportStrings.kinds).map(([value, label]) => ({ value, label }));

interface ReportBodyProps {
  what: ReportForm['what'];
  firstKind: ReportKind;
}

function ReportBody({ what, firstKind }: ReportBodyProps) {
  const { kind, setKind, chosen, changeColumns, resetColumns } = useReportChoice(firstKind);
  const { make, stop, reset, isPending, refusal } = useReport();
  const columns = chosen?.columns.filter((name) => !chosen.hidden.includes(name)) ?? [];
  const hasNone = chosen !== undefined && columns.length === 0;
  const send = (format: ReportFormat): void => make({ what, kind, format, columns });
  return (
    <Stack gap="md">
      <NativeSelect
        label={reportStrings.kind}
        description={reportStrings.hints[kind]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        data={kindOptions}
        value={kind}
        disabled={isPending}
        onChange={(event) => {
          reset();
          setKind(event.currentTarget.value as ReportKind);
        }}
      />
      {chosen && (
        <fieldset className={classes['columns']} disabled={isPending}>
          <legend>{reportStrings.columnsTitle}</legend>
          <ColumnOrder {...chosen} titles={reportStrings.columns} onChange={changeColumns} />
          <Button variant="subtle" size="xs" fullWidth mt={8} onClick={resetColumns}>
            {reportStrings.asAtFirst}
          </Button>
        </fieldset>
      )}
      <div className={classes['footer']}>
        {hasNone && <p className={classes['problem']}>{reportStrings.noColumns}</p>}
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
            <Button disabled={hasNone} onClick={() => send('xlsx')}>
              {reportStrings.xlsx}
            </Button>
            <Button variant="light" disabled={hasNone} onClick={() => send('csv')}>
              {reportStrings.csv}
            </Button>
          </Group>
        )}
      </div>
    </Stack>
  );
}

interface ReportDialogProps extends ReportBodyProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what file to make of these lines, with which columns, and makes it. */
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
      <ReportBody {...body} />
    </Dialog>
  );
}
