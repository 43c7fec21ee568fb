import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { uploadMachine, type StoredPicture } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { defineUploadFile, uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploads, type UploadsActor } from '#entities/upload/use-uploads.ts';
import { uploadModel } from '#tests/model/upload/upload.model.ts';
import { uploadsWithoutControl } from '#tests/model/upload/uploads.controls.ts';
import { uploadsModel } from '#tests/model/upload/uploads.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
const shown = new Set<string>();
Object.assign(URL, {
  createObjectURL: () => {
    const url = `blob:${shown.size}:${Math.random()}`;
    shown.add(url);
    return url;
  },
  revokeObjectURL: (url: string) => shown.delete(url),
});

const names: Readonly<Record<string, string>> = { f1: 'чек.jpg', f2: 'кружка.png', f3: 'ваза.webp' };
const fileOf = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Выбрать фотографии', { selector: 'input' });
const tileNames = () => screen.queryAllByRole('listitem').map((tile) => tile.querySelector('p')?.textContent);

const renderField = (actor: UploadsActor) => (
  <TestPage>
    <PhotoUpload uploads={actor} label="Фотографии" />
  </TestPage>
);

function startWith(machine: AnyStateMachine): UploadsActor {
  const actor = createActor(uploadsMachine.provide({ actors: { upload: machine as typeof uploadMachine } }), {
    input: { limit: 2 },
  }).start();
  actor.send({ type: 'files.chosen', files: [{ fileId: 'f1', name: 'чек.jpg' }] });
  return actor;
}

const bar = () => screen.getByRole('progressbar', { name: 'Загрузка «чек.jpg»' });

const tileDriver: DomDriver = {
  render: (machine) => renderField(startWith(machine)),
  act: {
    'retry.requested': ({ user, isTaken }) => {
      const retry = screen.queryByLabelText('Повторить загрузку «чек.jpg»');
      expect(retry !== null).toBe(isTaken);
      return retry ? user.click(retry) : undefined;
    },
  },
  withoutControl: {
    'sending.began': 'told by the effect that sends',
    'sending.progressed': 'told by the effect that sends',
    'connection.restored': 'told by the pictures',
  },
  // Which of the words for a broken picture the server chose doesn't show.
  screenClass: ({ context: { share, refusal } }) => ({
    share,
    isAnswered: refusal?.isAnswered,
    isHopeless: refusal?.isAnswered && refusal.code !== 'try_later',
  }),
  screen: {
    sending: ({ context }: AnyMachineSnapshot) => {
      expect(bar()).toHaveAttribute('aria-valuenow', String(context.share * 100));
      expect(screen.getByLabelText('Отменить загрузку «чек.jpg»')).toBeEnabled();
    },
    'sending.waiting': () => expect(screen.getByText('Ждёт очереди')).toBeInTheDocument(),
    'sending.underWay': ({ context }) => expect(screen.getByText(`${context.share * 100} %`)).toBeInTheDocument(),
    failed: ({ context: { refusal } }) => {
      const why = refusal.isAnswered ? 'Изображение повреждено.' : 'Нет связи с магазином';
      expect(screen.getByText(why)).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(`«чек.jpg» не загружено: ${why}`);
      expect(screen.getByLabelText('Удалить «чек.jpg»')).toBeEnabled();
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
    stored: ({ context: { picture } }) => {
      expect(screen.getByText('Загружено')).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent('«чек.jpg» загружено');
      expect(document.querySelector('li img')).toHaveAttribute('src', picture.url);
    },
  },
};

it('walks every path of one picture on the real field', async () => {
  const { failures, missed } = await walkDom(uploadModel, tileDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

const chosenIn = (event: EventObject) =>
  (event as EventObject & { files: { name: string }[] }).files.map(({ name }) => fileOf(name));
const idsOnPage = new Map<string, string>();
const listDriver: DomDriver = {
  render: (machine, input) =>
    renderField(createActor(machine as typeof uploadsMachine, { input: input as { limit: number } }).start()),
  act: {
    'files.chosen': ({ user, event }) => user.upload(picker(), chosenIn(event)),
    'file.removed': ({ user, event }) =>
      user.click(
        screen.getByLabelText(`Отменить загрузку «${names[(event as EventObject & { fileId: string }).fileId]}»`),
      ),
  },
  withoutControl: uploadsWithoutControl,
  asSample: (heard) => {
    // The page gives each choice an id of its own.
    const idOf = (name: string) => Object.keys(names).find((id) => names[id] === name) ?? name;
    if ('files' in heard) {
      const files = (heard as EventObject & { files: { fileId: string; name: string }[] }).files;
      for (const { fileId, name } of files) idsOnPage.set(fileId, idOf(name));
      return { ...heard, files: files.map(({ name }) => ({ fileId: idOf(name), name })) };
    }
    return 'fileId' in heard ? { ...heard, fileId: idsOnPage.get(String(heard.fileId)) } : heard;
  },
  screen: {
    open: ({ context: { fileIds } }: AnyMachineSnapshot) => {
      expect(tileNames()).toEqual(fileIds.map((fileId: string) => names[fileId]));
      expect(screen.queryByText('Выбрать фотографии') === null).toBe(fileIds.length === 2);
    },
  },
};

it('walks every path of the pictures of a record on the real field', async () => {
  const { failures, missed } = await walkDom(uploadsModel, listDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

interface Sent {
  size: number;
  signal: AbortSignal;
  answer: Deferred<{ id: string; image: { url: string; width: number; height: number; sources: [] } }>;
  onProgress: (share: number) => void;
}

/** The field over the real effect, whose calls are answered by hand. */
function openField({ limit = 5 } = {}) {
  const sent: Sent[] = [];
  const emitted: EventObject[] = [];
  const uploadFile = defineUploadFile((file, { signal, onProgress }) => {
    const answer = deferred<Awaited<Sent['answer']['promise']>>();
    signal.addEventListener('abort', () => answer.reject(new DOMException('Aborted', 'AbortError')));
    sent.push({ size: file.size, signal, answer, onProgress });
    return answer.promise;
  });
  const upload = uploadMachine.provide({ actors: { uploadFile } });
  const uploads = uploadsMachine.provide({ actors: { upload } });
  const connection = createActor(connectionMachine, { input: {} }).start();
  function Form() {
    const own = useUploads(limit);
    const { stored, isBusy, hasFailed } = useStoredPictures(own);
    return (
      <>
        <PhotoUpload uploads={own} label="Фотографии" />
        <output>
          {JSON.stringify({
            stored: stored.map(({ picture }: { picture: StoredPicture }) => picture.id),
            isBusy,
            hasFailed,
          })}
        </output>
      </>
    );
  }
  const view = render(
    <TestPage actors={{ connection }} flows={[[uploadsFlow, uploads, (event) => emitted.push(event)]]}>
      <Form />
    </TestPage>,
  );
  const form = () =>
    JSON.parse(document.querySelector('output')?.textContent ?? '') as {
      stored: string[];
      isBusy: boolean;
      hasFailed: boolean;
    };
  const store = (index: number) =>
    act(async () =>
      sent[index]?.answer.resolve({
        id: `u${index}`,
        image: { url: `/files/u${index}.webp`, width: 1, height: 1, sources: [] },
      }),
    );
  return { view, sent, emitted, form, store, connection, user: userEvent.setup() };
}

const choose = (files: File[]) => userEvent.upload(picker(), files);

it('sends two pictures at once, the others as these end, and tells the form which are stored', async () => {
  const { sent, form, store } = openField();
  await choose(['а.jpg', 'б.jpg', 'в.jpg', 'г.jpg'].map((name) => fileOf(name)));
  await waitFor(() => expect(sent.length).toBe(2));
  expect(screen.getAllByText('Ждёт очереди').length).toBe(2);
  await store(1);
  await waitFor(() => expect(sent.length).toBe(3));
  act(() => sent[0]?.onProgress(0.42));
  expect(screen.getByText('42 %')).toBeInTheDocument();
  expect(form()).toEqual({ stored: ['u1'], isBusy: true, hasFailed: false });
  await store(0);
  await store(2);
  await waitFor(() => expect(sent.length).toBe(4));
  await store(3);
  expect(form()).toEqual({ stored: ['u0', 'u1', 'u2', 'u3'], isBusy: false, hasFailed: false });
});

it('aborts the upload of a picture that is cancelled, starts the next, and keeps the focus in the list', async () => {
  const { sent, user, emitted } = openField();
  await choose(['а.jpg', 'б.jpg', 'в.jpg'].map((name) => fileOf(name)));
  await waitFor(() => expect(sent.length).toBe(2));
  await user.click(screen.getByLabelText('Отменить загрузку «а.jpg»'));
  expect(sent[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(sent.length).toBe(3));
  expect(tileNames()).toEqual(['б.jpg', 'в.jpg']);
  await waitFor(() => expect(screen.getByLabelText('Отменить загрузку «б.jpg»')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Отменить загрузку «в.jpg»')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('Выбрать фотографии').closest('button')).toHaveFocus());
  expect(emitted).toEqual([]);
});

it('sends a picture again by itself once the server is reached, and one that was refused only when asked', async () => {
  const { sent, connection } = openField();
  await choose([fileOf('а.jpg'), fileOf('б.jpg')]);
  await waitFor(() => expect(sent.length).toBe(2));
  await act(async () => {
    sent[0]?.answer.reject({ kind: 'network' });
    sent[1]?.answer.reject({ kind: 'http', status: 400, code: 'picture_broken', detail: 'Изображение повреждено.' });
  });
  act(() => {
    connection.send({ type: 'network.lost' });
    connection.send({ type: 'call.answered' });
  });
  await waitFor(() => expect(sent.length).toBe(3));
  expect(screen.getByLabelText('Отменить загрузку «а.jpg»')).toBeInTheDocument();
  expect(screen.getByText('Изображение повреждено.')).toBeInTheDocument();
});

it('says beside a picture why it was refused, and sends it again', async () => {
  const { sent, emitted, user, form } = openField();
  await choose([fileOf('а.jpg')]);
  await waitFor(() => expect(sent.length).toBe(1));
  await act(async () =>
    sent[0]?.answer.reject({ kind: 'http', status: 503, code: 'uploads_busy', detail: 'Повторите через минуту.' }),
  );
  expect(screen.getByText('Повторите через минуту.')).toBeInTheDocument();
  expect(form()).toEqual({ stored: [], isBusy: false, hasFailed: true });
  expect(emitted.map(({ type }) => type)).toEqual(['upload.failed']);
  await user.click(screen.getByLabelText('Повторить загрузку «а.jpg»'));
  await waitFor(() => expect(sent.length).toBe(2));
  expect(screen.getByLabelText('Отменить загрузку «а.jpg»')).toHaveFocus();
});

it('refuses by itself what is larger than the server takes', async () => {
  const { sent } = openField();
  await choose([fileOf('огромный.jpg', 10 * 1024 * 1024 + 1)]);
  expect(await screen.findByText('Файл больше 10 МБ.')).toBeInTheDocument();
  expect(screen.getByText(/^Добавлено 0 из/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('takes pictures that are pasted and dropped, as many as fit, and forgets those that go', async () => {
  const { emitted, view } = openField({ limit: 2 });
  const before = shown.size;
  fireEvent.paste(document.body, {
    clipboardData: { files: [fileOf('из буфера.png'), new File(['x'], 'текст.txt', { type: 'text/plain' })] },
  });
  await waitFor(() => expect(tileNames()).toEqual(['из буфера.png']));
  const files = [fileOf('первый.jpg'), fileOf('второй.jpg')];
  const dataTransfer = {
    files,
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  };
  const area = screen.getByText('Выбрать фотографии').closest('[class*=area], .mantine-Dropzone-root') ?? document.body;
  fireEvent.drop(area, { dataTransfer });
  await waitFor(() => expect(tileNames()).toEqual(['из буфера.png', 'первый.jpg']));
  expect(emitted).toContainEqual({ type: 'files.leftOut', limit: 2 });
  expect(shown.size - before).toBe(2);
  view.unmount();
  expect(shown.size).toBe(before);
});

it('leaves a text to the field that it is pasted into, though a picture of it comes along', async () => {
  const { sent } = openField();
  render(<textarea aria-label="Комментарий" />);
  const files = [fileOf('таблица.png')];
  const field = screen.getByLabelText('Комментарий');
  // `fireEvent` answers whether the browser may go on with it.
  expect(fireEvent.paste(field, { clipboardData: { files, types: ['text/plain', 'text/html', 'Files'] } })).toBe(true);
  expect(tileNames()).toEqual([]);
  expect(fireEvent.paste(field, { clipboardData: { files, types: ['Files'] } })).toBe(false);
  expect(tileNames()).toEqual(['таблица.png']);
  await waitFor(() => expect(sent.length).toBe(1));
});

it('takes a picture of a text that is pasted beside the fields', () => {
  openField();
  fireEvent.paste(document.body, { clipboardData: { files: [fileOf('таблица.png')], types: ['text/plain', 'Files'] } });
  expect(tileNames()).toEqual(['таблица.png']);
});
