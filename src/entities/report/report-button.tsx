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

/** A button that makes a file of these lines, or prints them. */
export function ReportButton({ what, firstKind, sight = 'staff', ...look }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
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
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <ReportDialog
          what={what}
          firstKind={firstKind}
          sight={sight}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </MountOnOpen>
    </>
  );
}
