import { formatPhone } from '#lib/phone.ts';
import type { ReactNode } from 'react';

/** A phone to call, on a line of its own; nothing where there is none. */
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

/** A named detail of an order. */
export function OrderDetail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
