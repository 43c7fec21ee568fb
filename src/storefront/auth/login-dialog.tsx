import type { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { Consent } from '#entities/shop/info/consent.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { authStrings } from './auth.strings.ts';
import { CallStep } from './call-step.tsx';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';

const WIDTH = 280;

const steps = {
  step1: { title: authStrings.phoneTitle, Step: PhoneStep },
  step2: { title: authStrings.codeTitle, Step: CodeStep },
  step3: { title: authStrings.callTitle, Step: CallStep },
} as const;
type StepName = keyof typeof steps;

function stepOf(snapshot: SnapshotFrom<typeof phoneLoginMachine>): StepName | null {
  return (['step1', 'step2', 'step3'] as const).find((name) => snapshot.hasTag(name)) ?? null;
}

interface LoginDialogProps {
  /** Shown beside the dialog, but inside it for keyboards and screen readers. */
  aside?: ReactNode;
  /** Shown under the first step. */
  otherWays?: ReactNode;
}

/** The dialog of sign-in by a phone call. */
export function LoginDialog({ aside, otherWays }: LoginDialogProps) {
  const login = usePageActor('login');
  const step = useSelector(login, stepOf);
  // The last step stays on the screen while the dialog closes.
  const [shown, setShown] = useState<StepName>(step ?? 'step1');
  if (step && step !== shown) setShown(step);
  const { title, Step } = steps[shown];
  return (
    <Dialog
      opened={step !== null}
      onClose={() => login.send({ type: 'dialog.closed' })}
      closeOnClickOutside={false}
      title={title}
      closeLabel={authStrings.close}
      size={WIDTH}
      isHigh
    >
      <Step key={shown} />
      {shown === 'step1' && (
        <>
          {otherWays}
          <Consent action={authStrings.proceeding} mt="md" />
        </>
      )}
      {step && aside}
    </Dialog>
  );
}
