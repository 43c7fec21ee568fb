import { api } from '#api/client.ts';
import { LoginWithNetworks } from '#features/auth/login-with-networks.tsx';
import { LaterMachinesProvider } from '#ui/provided-machines.tsx';
import { useState, type ReactNode } from 'react';
import { createLaterMachines } from './later-machines.ts';

/** The login dialog with the machine that it loads with. */
export function LoginPart({ aside }: { aside?: ReactNode }) {
  const [machines] = useState(() => createLaterMachines({ api }));
  return (
    <LaterMachinesProvider machines={machines}>
      <LoginWithNetworks aside={aside} />
    </LaterMachinesProvider>
  );
}
