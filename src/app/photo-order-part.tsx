import { api } from '#api/client.ts';
import { PhotoOrderDialog } from '#features/checkout/photo-order-dialog.tsx';
import { LaterMachinesProvider } from '#ui/provided-machines.tsx';
import { useState } from 'react';
import { createLaterMachines } from './later-machines.ts';
import { uploadMachines } from './upload-machines.ts';

/** The order by photos with the machines that it loads with. */
export function PhotoOrderPart() {
  const [machines] = useState(() => ({ ...createLaterMachines({ api }), ...uploadMachines }));
  return (
    <LaterMachinesProvider machines={machines}>
      <PhotoOrderDialog />
    </LaterMachinesProvider>
  );
}
