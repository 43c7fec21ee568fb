import type { Payment } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { UnstyledButton } from '@mantine/core';
import classes from '../account-rows.module.css';
import { accountStrings } from '../account.strings.ts';

interface ReceiptLinkProps {
  payment: Payment;
  /** Shows the receipt itself, small, where the word stands already. */
  isPicture?: boolean;
}

/** A link to a payment's receipt; nothing without a receipt. */
export function ReceiptLink({ payment: { id, receipt }, isPicture = false }: ReceiptLinkProps) {
  if (!receipt) return null;
  const alt = accountStrings.receiptOf(id);
  return (
    <UnstyledButton
      className={(isPicture ? classes['receipt'] : classes['link']) ?? ''}
      aria-label={alt}
      onClick={() => imageViewer.open({ images: [receipt], index: 0, alt })}
    >
      {isPicture ? <ItemImage image={receipt} sizes="96px" small /> : accountStrings.receipt}
    </UnstyledButton>
  );
}
