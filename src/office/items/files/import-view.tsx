import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import type { ItemImport, ItemImportMove, ItemImportSettings } from '#contract/types.ts';
import { isItemImportRunning } from '#machines/item-import/item-import.machine.ts';
import { paths } from '#routes/paths.ts';
import { isFocusFree } from '#ui/keys/page-keys.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { ImportPictures } from './import-pictures.tsx';
import { Apply, ErrorsButton, RowsByVerdict } from './import-preview.tsx';
import { ImportRows } from './import-rows.tsx';
import { ColumnSettings, ReadingSettings } from './import-settings.tsx';
import { changeImport, itemImportQuery, moveImport } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';

/** How far the server is. */
function Running({ of: { state, done, total }, onStop }: { of: ItemImport; onStop: () => void }) {
  const label = state === 'applying' ? itemFilesStrings.writing : itemFilesStrings.reading;
  return (
    <Stack gap="xs">
      <Text role="status">
        {label}
        {total > 0 && ` — ${itemFilesStrings.progress(done, total)}`}
      </Text>
      <Progress value={total > 0 ? (done / total) * 100 : 100} animated={total === 0} aria-label={label} />
      <Group>
        <Button variant="default" onClick={onStop}>
          {itemFilesStrings.stop}
        </Button>
      </Group>
    </Stack>
  );
}

/** What has come of an import that is over. */
function Result({ of: { state, written, counts, problem } }: { of: ItemImport }) {
  if (state === 'failed')
    return (
      <Alert color="red" title={itemFilesStrings.failed}>
        {problem}
      </Alert>
    );
  if (state === 'canceled')
    return (
      <Alert color="gray" title={itemFilesStrings.canceled}>
        {itemFilesStrings.canceledText(written)}
      </Alert>
    );
  return (
    <Alert color={counts.error > 0 ? 'orange' : 'green'} title={itemFilesStrings.done}>
      {itemFilesStrings.doneText(written)} {counts.error > 0 && itemFilesStrings.doneErrors(counts.error)}
    </Alert>
  );
}

/** What can be done with an import, by calls whose answer is the import. */
function useImportCalls(of: ItemImport) {
  const queryClient = useQueryClient();
  const query = itemImportQuery(of.id);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });
  const keep = (answer: ItemImport) => queryClient.setQueryData(query.queryKey, answer);
  const { mutate: change, isPending: isChanging } = useMutation({
    mutationFn: (settings: ItemImportSettings) => changeImport(of.id, settings),
    onSuccess: keep,
    onError: (error) => {
      notifyError(error, itemFilesStrings.settingsFailed);
      refresh();
    },
  });
  const { mutate: move, isPending: isMoving } = useMutation({
    mutationFn: (to: ItemImportMove) => moveImport(of.id, to),
    onSuccess: keep,
    onError: (error) => {
      notifyError(error, itemFilesStrings.moveFailed);
      refresh();
    },
  });
  return { change, move, refresh, isBusy: isChanging || isMoving };
}

/** Items are read again once an import has written some. */
function useWritten({ state, written }: ItemImport): void {
  const queryClient = useQueryClient();
  const isOver = !isItemImportRunning(state) && written > 0;
  const before = useRef(isOver);
  useEffect(() => {
    if (isOver && !before.current) invalidateItems(queryClient);
    before.current = isOver;
  }, [isOver, queryClient]);
}

/**
 * Leads to the top of each new step: a person who was far down in the rows would see nothing of it, and the pressed
 * button is gone with the step before.
 */
function useTopOfStep({ state }: ItemImport): RefObject<HTMLParagraphElement | null> {
  const before = useRef(state);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (before.current === state) return;
    window.scrollTo({ top: 0 });
    if (isFocusFree()) top.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return top;
}

interface ImportViewProps {
  of: ItemImport;
  onAnother: () => void;
}

/** An import from its file to its result. */
export function ImportView({ of, onAnother }: ImportViewProps) {
  const { change, move, refresh, isBusy } = useImportCalls(of);
  useWritten(of);
  const top = useTopOfStep(of);
  const cancel = () => move({ state: 'canceled' });
  const { state } = of;
  const isOver = state === 'done' || state === 'canceled' || state === 'failed';
  return (
    <Stack gap="md">
      <Text ref={top} tabIndex={-1} fw={600}>
        {of.file_name}
      </Text>
      {isItemImportRunning(state) && <Running of={of} onStop={cancel} />}
      {isOver && <Result of={of} />}
      {(state === 'previewed' || state === 'failed') && <ReadingSettings of={of} isBusy={isBusy} onChange={change} />}
      {state === 'previewed' && (
        <>
          <ColumnSettings of={of} isBusy={isBusy} onChange={change} />
          <ImportPictures of={of} isBusy={isBusy} onAdded={refresh} />
          <Apply of={of} isBusy={isBusy} onApply={(mode) => move({ state: 'applying', mode })} onCancel={cancel} />
        </>
      )}
      {isOver && (
        <Group gap="xs">
          {state === 'failed' && (
            <Button loading={isBusy} onClick={() => change({})}>
              {itemFilesStrings.again}
            </Button>
          )}
          {state !== 'canceled' && <ErrorsButton of={of} />}
          <Button variant="default" onClick={onAnother}>
            {itemFilesStrings.another}
          </Button>
          <Button variant="default" component={Link} href={paths.catalog.getHref()}>
            {itemFilesStrings.toCatalogue}
          </Button>
        </Group>
      )}
      {(state === 'previewed' || state === 'done') && (
        <RowsByVerdict of={of} onMended={state === 'previewed' ? () => change({}) : null} />
      )}
      {state === 'failed' && of.counts.error > 0 && <ImportRows of={of} verdict="error" onMended={null} />}
    </Stack>
  );
}
