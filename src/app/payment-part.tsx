import { api } from '#api/client.ts';
import { PaymentDialog } from '#features/account/payment-dialog.tsx';
import { LaterMachinesProvider } from '#ui/provided-machines.tsx';
import { useState } from 'react';
import { createLaterMachines } from './later-machines.ts';
import { uploadMachines } from './upload-machines.ts';

/** The dialogs of payments with the machine that they load with. */
export function PaymentPart() {
  const [machines] = useState(() => ({ ...createLaterMachines({ api }), ...uploadMachines }));
  return (
    <LaterMachinesProvider machines={machines}>
      <PaymentDialog kind="top_up" />
      <PaymentDialog kind="refund" />
    </LaterMachinesProvider>
  );
}
