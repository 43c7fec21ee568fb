import { api, unwrap } from '#api/client.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import type { NextPurchaseState, Purchase, PurchaseDetail } from '#contract/types.ts';
import { keyHint } from '#entities/acts/act-keys.ts';
import { useButtonKeys } from '#entities/acts/use-button-keys.ts';
import { invalidatePurchases, purchaseQuery } from '#office/kit/purchase/purchase.queries.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useFocusAfter } from '#ui/overlay/use-focus-after.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { AllCame } from './all-came.tsx';
import { BackQuestion } from './back-question.tsx';
import { EditPurchase } from './purchase-form.tsx';
import classes from './purchase-page.module.css';
import { purchaseKeys, purchasesStrings, verbOf } from './purchases.strings.ts';
import { ReceiptQuestion } from './receipt-question.tsx';
import { useUpdatePurchase } from './update-purchase.ts';

type Asked = 'edit' | 'receipt' | NextPurchaseState;

function DeleteButton({ purchase: { id, name } }: { purchase: Purchase }) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.DELETE('/purchases/{id}/', { params: { path: { id } } })),
    onSuccess: () => {
      navigate(getBranchHref(purchasesBranch, 'purchases'), { replace: true });
      queryClient.removeQueries({ queryKey: purchaseQuery(id).queryKey });
      invalidatePurchases(queryClient);
    },
    onError: (error) => {
      notifyError(error, purchasesStrings.removeFailed);
      invalidatePurchases(queryClient);
    },
  });
  const ask = async () => {
    question.current = new AbortController();
    const asked = { id: `delete purchase ${id}`, kind: 'deletePurchase', name };
    if (await askQuestion(confirm, asked, question.current.signal)) mutate();
  };
  return (
    <Button variant="subtle" color="red" loading={isPending} onClick={() => void ask()}>
      {purchasesStrings.remove}
    </Button>
  );
}

/** The buttons of a purchase, and the dialogs that they open. */
export function PurchaseActions({ detail }: { detail: PurchaseDetail }) {
  const { purchase, lines } = detail;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const { mutate, isPending } = useUpdatePurchase(purchase);
  const go = (next: NextPurchaseState): void => {
    if (next.needs_reason) return setAsked(next);
    if (next.state === 'received') return setAsked('receipt');
    mutate({ state: next.state }, { onError: (error) => notifyError(error, purchasesStrings.moveFailed) });
  };
  const group = useRef<HTMLDivElement>(null);
  useFocusAfter(isPending || asked !== null, group);
  const heldId = useId();
  const forward = purchase.next_states.filter(({ needs_reason: isBack }) => !isBack);
  useButtonKeys(
    group,
    purchaseKeys,
    forward.map(({ state }) => state),
  );
  const back = purchase.next_states.filter(({ needs_reason: isBack }) => isBack);
  const comesLater = purchase.state === 'received' && purchase.ordered_count > 0;
  return (
    <div ref={group} tabIndex={-1} className={classes['actions']} role="group" aria-label={purchasesStrings.actions}>
      {/* First, so that in its place there is its own way back, and not what ends the purchase. */}
      <AllCame detail={detail} />
      {forward.map((next) => (
        <Button
          key={next.state}
          data-state={next.state}
          {...keyHint(purchaseKeys, next.state)}
          loading={isPending}
          onClick={() => go(next)}
        >
          {verbOf(next)}
        </Button>
      ))}
      {comesLater && (
        <>
          <Button onClick={() => setAsked('receipt')}>{purchasesStrings.receiveMore}</Button>
          <Button variant="default" disabled aria-describedby={heldId}>
            {verbOf({ state: 'closed', needs_reason: false })}
          </Button>
          <p id={heldId} className={classes['note']}>
            {purchasesStrings.stillToCome(purchase.ordered_count)}
          </p>
        </>
      )}
      {back.map((next) => (
        <Button key={next.state} variant="default" disabled={isPending} onClick={() => go(next)}>
          {verbOf(next)}
        </Button>
      ))}
      <Button variant="default" onClick={() => setAsked('edit')}>
        {purchasesStrings.edit}
      </Button>
      {lines.length === 0 && <DeleteButton purchase={purchase} />}
      <EditPurchase purchase={purchase} isOpen={asked === 'edit'} onClose={close} />
      <FormDialog
        opened={asked === 'receipt'}
        onClose={close}
        title={purchasesStrings.receiveTitle}
        size={880}
        hasStickyFooter
      >
        <ReceiptQuestion detail={detail} onClose={close} />
      </FormDialog>
      <Dialog
        opened={asked !== null && typeof asked === 'object'}
        onClose={close}
        title={purchasesStrings.backTitle}
        size={440}
      >
        {asked !== null && typeof asked === 'object' && (
          <BackQuestion purchase={purchase} to={asked.state} onClose={close} />
        )}
      </Dialog>
    </div>
  );
}
