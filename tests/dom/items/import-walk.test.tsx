import type { ItemImport, ItemImportMove } from '#contract/types.ts';
import type { ItemImportFacts, ItemImportState } from '#machines/item-import/item-import.machine.ts';
import { ImportPage } from '#office/items/files/import-page.tsx';
import { itemImportModel } from '#tests/model/item-import/item-import.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { previewed } from '#tests/support/dom/import-sample.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, type AnyActor, type AnyStateMachine, type EventObject } from 'xstate';

/** The import as the server keeps it: it obeys the machine under test. */
let kept: AnyActor;
let counts = previewed.counts;
let queryClient = new QueryClient();

const importNow = (): ItemImport => {
  const state = kept.getSnapshot().value as ItemImportState;
  return {
    ...previewed,
    state,
    counts,
    written: state === 'done' ? 1 : 0,
    problem: state === 'failed' ? 'Файл не удалось прочитать.' : null,
  };
};

/** Moves the import; only writing asks for facts. */
function move(state: ItemImportState, mode?: ItemImportMove['mode']): Response {
  const isWriting = state === 'applying';
  const hasWork = isWriting && counts.create + counts.update > 0;
  const facts: ItemImportFacts = { hasWork, hasErrors: isWriting && counts.error > 0, isWhole: mode === 'all' };
  kept.send({ type: `import.${state}`, ...facts });
  return Response.json(importNow());
}

function serve(): void {
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/items/import/7/state/') {
      const { state, mode }: ItemImportMove = await request.json();
      return move(state, mode);
    }
    if (request.method === 'PUT') return move('parsing');
    if (pathname === '/api/items/import/7/') return Response.json(importNow());
    return Response.json({ result: [], page: 1, pages: 0, total: 0 });
  });
}

function renderPage(machine: AnyStateMachine) {
  counts = previewed.counts;
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  kept = createActor(machine);
  // The page looks again while the server is at work: here as soon as it has done something.
  kept.subscribe(() => void queryClient.invalidateQueries());
  kept.start();
  history.replaceState(null, '', '/items/import/?id=7');
  return (
    <TestPage queryClient={queryClient}>
      <ImportPage />
    </TestPage>
  );
}

const button = (text: string | RegExp): HTMLElement | null =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent),
  ) ?? null;
const press = (user: UserEvent, text: string | RegExp): Promise<void> => {
  const found = button(text);
  if (!found) throw new Error(`There is no button '${text}'`);
  return user.click(found);
};
const whole = () => screen.getByLabelText<HTMLInputElement>('Всё или ничего');
const encoding = () => screen.queryByRole('combobox', { name: 'Кодировка' });

async function write(user: UserEvent, { hasWork, hasErrors, isWhole }: ItemImportFacts): Promise<void> {
  counts = { create: 0, update: Number(hasWork), same: 3, error: Number(hasErrors) };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(button(/^Записать 1\sтовар$/) !== null).toBe(hasWork));
  await waitFor(() => expect(button('Скачать ошибки') !== null).toBe(hasErrors));
  if (!hasWork) {
    expect(screen.getByText(hasErrors ? /^Записывать пока нечего/ : /^В\sфайле нет изменений/)).toBeVisible();
    return;
  }
  if (isWhole && hasErrors) {
    expect(whole()).toBeDisabled();
    return;
  }
  if (isWhole) await user.click(whole());
  await press(user, /^Записать/);
}

function shows(status: RegExp | string, buttons: readonly string[]): void {
  expect(screen.getByText(status)).toBeVisible();
  for (const text of ['Остановить', 'Отменить импорт', 'Проверить ещё раз', 'Другой файл'])
    expect([text, button(text) !== null]).toEqual([text, buttons.includes(text)]);
  for (const text of buttons) expect(button(text)).toBeEnabled();
}

const readsFile = () => shows(/^Читаем файл/, ['Остановить']);

const driver: DomDriver = {
  render: renderPage,
  act: {
    'import.applying': ({ user, event }) => write(user, event as EventObject & ItemImportFacts),
    'import.parsing': async ({ user, snapshot }) => {
      if (snapshot.matches('failed')) return press(user, 'Проверить ещё раз');
      await user.click(encoding() ?? document.body);
      return user.click(await screen.findByRole('option', { name: 'UTF-8' }));
    },
    'import.canceled': ({ user, snapshot }) =>
      press(user, snapshot.matches('previewed') ? 'Отменить импорт' : 'Остановить'),
  },
  withoutControl: {
    'import.previewed': 'told by the server, once the file is read',
    'import.done': 'told by the server, once all is written',
    'import.failed': 'told by the server',
    'import.parsing': (snapshot) => (snapshot.matches('uploaded') ? 'the server begins by itself' : undefined),
    'import.canceled': (snapshot) => (snapshot.matches('failed') ? 'what has failed is left as it is' : undefined),
  },
  screen: {
    uploaded: readsFile,
    parsing: readsFile,
    previewed: () => {
      shows('Товары.csv', ['Отменить импорт']);
      expect(encoding()).toBeEnabled();
    },
    applying: () => shows(/^Записываем товары/, ['Остановить']),
    done: () => {
      shows('Готово', ['Другой файл']);
      expect(screen.getByText(/^Записано: 1\sстрока\./)).toBeVisible();
      expect(encoding()).toBeNull();
    },
    failed: () => {
      shows('Файл не удалось прочитать.', ['Проверить ещё раз', 'Другой файл']);
      expect(encoding()).toBeEnabled();
    },
    canceled: () => {
      shows('Импорт отменён', ['Другой файл']);
      expect(encoding()).toBeNull();
    },
  },
};

it('walks every path of an import of items on its page', async () => {
  serve();
  const { failures, missed } = await walkDom(itemImportModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
