import type { ReportForm, ReportKind } from '#contract/types.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { SheetIcon } from '#ui/later-icons.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import type { ReportSight } from './report-sight.ts';
import { reportStrings } from './report.strings.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog');

interface ReportButtonProps extends Pick<ButtonProps, 'size'> {
  /** The lines of the report. */
  what: ReportForm['what'];
  /** What is offered to those who haven't chosen yet. */
  firstKind: ReportKind;
  /** Staff by default. */
  sight?: ReportSight;
}

interface LazyReportDialogProps extends Required<Omit<ReportButtonProps, 'size'>> {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog of a report, loaded once it is asked for. */
export function LazyReportDialog({ isOpen, onClose, ...asked }: LazyReportDialogProps) {
  const giveUp = (): void => {
    onClose();
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
      <ReportDialog {...asked} isOpen={isOpen} onClose={onClose} />
    </MountOnOpen>
  );
}

/** A button that makes a file of these lines, or prints them. */
export function ReportButton({ what, firstKind, sight = 'staff', ...look }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        fw={500}
        leftSection={<SheetIcon size={16} />}
        {...look}
        onClick={() => setIsOpen(true)}
      >
        {reportStrings.button}
      </Button>
      <LazyReportDialog
        what={what}
        firstKind={firstKind}
        sight={sight}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
