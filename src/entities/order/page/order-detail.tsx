import { formatPhone } from '#lib/phone.ts';
import type { ReactNode } from 'react';

/** A phone as a link, on its own line; nothing without a phone. */
export function DetailPhone({ phone }: { phone: string | null }) {
  return (
    phone !== null && (
      <>
        <br />
        <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
      </>
    )
  );
}

/** A labelled detail of an order. */
export function OrderDetail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
