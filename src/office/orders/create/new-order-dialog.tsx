import { customerQuery } from '#entities/customer/customer.queries.ts';
import { OfferSkeleton, WithOffer } from '#entities/order/placing/with-offer.tsx';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useFlow } from '#page/use-flow.ts';
import { useBranch } from '#routes/use-branch.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CustomerChoice } from './customer-choice.tsx';
import type { NewOrderDraft } from './new-order-draft.ts';
import { NewOrderForm } from './new-order-form.tsx';
import { newOrderFlow } from './new-order.flow.ts';
import classes from './new-order.module.css';
import { newOrderStrings } from './new-order.strings.ts';

const WIDTH = 600;
const PHOTOS_MAX = 30;

interface NewOrderDialogProps {
  isOpen: boolean;
  /** Whose order it is; null where the dialog asks. */
  customerId: number | null;
  onClose: () => void;
}

/** The dialog of a new order: its customer, then its form. Closing it with something filled in asks first. */
export function NewOrderDialog({ isOpen, customerId, onClose }: NewOrderDialogProps) {
  const { getHref } = useBranch();
  const [, navigate] = useLocation();
  const placing = useFlow(newOrderFlow, undefined);
  const isHeld = useSelector(placing, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('askingForce'));
  const uploads = useUploads(PHOTOS_MAX);
  const [typed, setTyped] = useState<Partial<NewOrderDraft>>({});
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  const [chosenId, setChosenId] = useState(customerId);
  const customer = useQuery(
    chosenId === null ? { queryKey: ['getCustomer'], queryFn: skipToken } : customerQuery(chosenId),
  );
  const isPhone = useMediaQuery('(max-width: 36em)');
  useEffect(() => () => question.current?.abort(), []);
  const end = (): void => {
    uploads.send({ type: 'files.taken' });
    setTyped({});
    setChosenId(customerId);
    onClose();
  };
  const finish = useEffectEvent((orderId: number): void => {
    end();
    navigate(getHref('order', { orderId }));
  });
  useLayoutEffect(() => {
    const { unsubscribe } = placing.on('order.placed', ({ orderId }) => finish(orderId));
    return unsubscribe;
  }, [placing]);
  const leave = async (): Promise<void> => {
    const snapshot = placing.getSnapshot();
    // A sent order may have been placed.
    if (snapshot.hasTag('busy')) return;
    if (snapshot.can({ type: 'force.declined' })) return placing.send({ type: 'force.declined' });
    const isFilled = Object.keys(typed).length > 0 || uploads.getSnapshot().context.fileIds.length > 0;
    if (isFilled) {
      question.current = new AbortController();
      const asked = { id: 'newOrder', kind: 'leaveOrderForm' };
      if (!(await askQuestion(confirm, asked, question.current.signal))) return;
    }
    end();
  };
  const choose = (id: number | null): void => {
    // The goods stay, while address and recipient are another's.
    const { goods, details, comment } = typed;
    setTyped({ ...(goods && { goods }), ...(details && { details }), ...(comment && { comment }) });
    setChosenId(id);
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={() => void leave()}
      closeOnClickOutside={false}
      title={newOrderStrings.title}
      closeLabel={newOrderStrings.close}
      size={WIDTH}
      fullScreen={isPhone}
      hasStickyFooter
    >
      <div className={classes['body']}>
        <CustomerChoice
          value={customer.data ?? null}
          isFixed={customerId !== null || isHeld}
          isChosen={chosenId !== null}
          onChange={choose}
        />
        {customer.isError && <ErrorState error={customer.error} onRetry={() => void customer.refetch()} />}
        {chosenId !== null && customer.isPending && <OfferSkeleton />}
        {customer.data && (
          <WithOffer>
            {(offer) => (
              <NewOrderForm
                key={chosenId}
                customer={customer.data}
                offer={offer}
                placing={placing}
                uploads={uploads}
                typed={typed}
                onType={setTyped}
              />
            )}
          </WithOffer>
        )}
      </div>
    </Dialog>
  );
}
