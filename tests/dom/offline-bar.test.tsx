import { OfflineBar } from '#features/shell/offline-bar.tsx';
import type { MachineActor } from '#ui/machine-types.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { connectionModel } from '#tests/model/shell/connection.model.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

let connection: MachineActor<'connection'> | undefined;

const text = 'Нет связи с магазином. Изменения в корзине сохранятся, как только она появится.';
const isQuiet = () => expect(screen.getByRole('status')).toBeEmptyDOMElement();
const tellsSo = () => expect(screen.getByRole('status')).toHaveTextContent(text);
const tell = (type: 'call.lost' | 'call.answered' | 'network.lost' | 'network.restored') => (): void => act(() => connection?.send({ type }));

const driver: DomDriver = {
  render: (machine) => {
    connection = createActor(machine, { input: {} }).start() as MachineActor<'connection'>;
    return (
      <TestPage actors={{ connection }}>
        <OfflineBar />
      </TestPage>
    );
  },
  act: {
    'call.lost': tell('call.lost'),
    'call.answered': tell('call.answered'),
    'network.lost': tell('network.lost'),
    'network.restored': tell('network.restored'),
  },
  screen: { online: isQuiet, checking: isQuiet, offline: tellsSo, rechecking: tellsSo },
};

it('tells that the server is not reached, and for just as long', async () => {
  const { failures, missed } = await walkDom(connectionModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
