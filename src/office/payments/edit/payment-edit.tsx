import type { Payment } from '#contract/types.ts';
import { usePermission } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { paymentEditStrings } from '../office-payments.strings.ts';

// Loaded separately: few payments are changed.
const PaymentEditForm = lazyPart(() => import('./payment-edit-form.tsx'), 'PaymentEditForm');

/** A button that opens the form of a waiting payment, for those who may change it. */
export function PaymentEdit({ payment }: { payment: Payment }) {
  const canEdit = usePermission('edit_payments') && payment.state === 'W';
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!canEdit) return null;
  if (isOpen)
    return (
      <RetryBoundary fallback={null}>
        <PaymentEditForm payment={payment} onClose={() => setIsOpen(false)} />
      </RetryBoundary>
    );
  return (
    <div>
      <Button
        ref={button}
        variant="default"
        onPointerEnter={() => PaymentEditForm.preload()}
        onClick={() => setIsOpen(true)}
      >
        {paymentEditStrings.open}
      </Button>
    </div>
  );
}
