import type { PageActors } from '#page/page-deps.ts';
import { OfflineBar } from '#app/shell/frame/offline-bar.tsx';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { connectionModel } from '#tests/model/shell/connection.model.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const text = 'Нет связи с магазином. Что не отправится само, повторите, когда связь появится.';
const isQuiet = () => expect(screen.getByRole('status')).toBeEmptyDOMElement();
const tellsSo = () => expect(screen.getByRole('status')).toHaveTextContent(text);

const driver: DomDriver = {
  render: (machine) => {
    const connection = createActor(machine, { input: {} }).start() as PageActors['connection'];
    return (
      <TestPage actors={{ connection }}>
        <OfflineBar />
      </TestPage>
    );
  },
  act: {},
  withoutControl: {
    'call.lost': 'told by the API client',
    'call.answered': 'told by the API client',
    'network.lost': 'told by the browser',
    'network.restored': 'told by the browser',
  },
  screen: { online: isQuiet, checking: isQuiet, offline: tellsSo, rechecking: tellsSo },
};

it('walks every path of the connection, whose bar tells of it just as long as it is lost', async () => {
  const { failures, missed } = await walkDom(connectionModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
