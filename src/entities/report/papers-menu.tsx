import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { ReportForm, ReportKind } from '#contract/types.ts';
import { PrinterIcon, ChevronDownIcon } from '#ui/later-icons.tsx';
import { Button, Menu, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { usePrint } from './print/print-state.ts';
import { printedColumns } from './report-choice.ts';
import { LazyReportDialog } from './report-button.tsx';
import { reportStrings } from './report.strings.ts';
import { tooMany } from './too-many.ts';

interface PapersMenuProps extends Pick<ButtonProps, 'size'> {
  what: ReportForm['what'];
  /** The papers that are offered by name, the commonest first. */
  kinds: readonly [ReportKind, ...ReportKind[]];
  label?: string;
  /** Its whole name, where there is no room for it. */
  'aria-label'?: string;
}

/** Prints a paper in two presses, with the columns that were chosen last; the rest is asked for in the dialog. */
export function PapersMenu({ what, kinds, label = reportStrings.print, ...look }: PapersMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const print = usePrint();
  const problem = tooMany(what);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            fw={500}
            leftSection={<PrinterIcon size={16} />}
            rightSection={<ChevronDownIcon size={16} />}
            {...look}
          >
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw={320}>
          {problem !== null && <Menu.Label role="status">{problem}</Menu.Label>}
          {kinds.map((kind) => (
            <Menu.Item
              key={kind}
              disabled={problem !== null}
              onClick={() => print({ what, kind, columns: printedColumns(kind, 'staff') })}
            >
              {reportStrings.kinds[kind]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setIsOpen(true)}>{reportStrings.otherwise}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LazyReportDialog
        what={what}
        firstKind={kinds[0]}
        sight="staff"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
