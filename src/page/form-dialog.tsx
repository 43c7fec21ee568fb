import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { askQuestion } from './ask-question.ts';
import { usePageActor } from './page-context.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

interface FormDialogActions {
  hold: Dispatch<SetStateAction<boolean>>;
  /** Closes the dialog, after a question where something was typed. */
  leave: () => void;
}

const HoldContext = createContext<FormDialogActions | null>(null);

/** While `isHolding`, the dialog around this form asks before it closes, and the browser before the page is left. */
function useHoldDialog(isHolding: boolean): void {
  const hold = useContext(HoldContext)?.hold;
  useKeepFromLeaving(isHolding);
  // Before the next event: a click beside the dialog may follow the first letter at once.
  useLayoutEffect(() => {
    if (!hold || !isHolding) return undefined;
    hold(true);
    return () => hold(false);
  }, [hold, isHolding]);
}

/** While `isHolding`, leaving this form asks first: closing the dialog around it, or else a link and Back. */
export function useHoldForm(isHolding: boolean): void {
  const isInDialog = useContext(HoldContext) !== null;
  useHoldDialog(isInDialog && isHolding);
  useAskBeforeLeaving(!isInDialog && isHolding);
}

/** Closes the dialog around a form, after a question where something was typed. */
export function useLeaveDialog(): (() => void) | undefined {
  return useContext(HoldContext)?.leave;
}

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'closeOnClickOutside' | 'closeOnEscape'>;

/**
 * A dialog with a form that tells by `useHoldDialog` whether it has edits. With them a click beside it does nothing,
 * and any other way to close it asks first; without, it closes at once.
 */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const confirm = usePageActor('confirm');
  const [isHeld, setIsHeld] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const leave = async (): Promise<void> => {
    if (isHeld) {
      question.current = new AbortController();
      setIsAsking(true);
      const isLeft = await askQuestion(confirm, { id: 'formDialog', kind: 'leaveOrderForm' }, question.current.signal);
      setIsAsking(false);
      if (!isLeft) return;
    }
    onClose();
  };
  return (
    <Dialog
      {...dialog}
      onClose={() => void leave()}
      closeOnClickOutside={!isHeld}
      // Escape answers the question that lies above, and would ask it again here.
      closeOnEscape={!isAsking}
    >
      <HoldContext value={{ hold: setIsHeld, leave: () => void leave() }}>{children}</HoldContext>
    </Dialog>
  );
}
