import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { itemForms } from '#entities/item/goods.strings.ts';
import { plural } from '#lib/plural.ts';
import { type AskedRows, BulkDrawer } from '#office/kit/bulk/bulk-drawer.tsx';
import { ItemLink } from '#office/kit/item/item-link.tsx';
import { undoOf } from '#office/kit/item/items-change.ts';
import { usePermission } from '#page/shop-context.tsx';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auditFilters } from './audit-filters.ts';
import { auditStrings } from './audit.strings.ts';

type Entry = components['schemas']['AuditEntry'];

const ROWS_PER_CALL = 100;

/** The items that a batch has changed. */
async function findItems(batchId: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const query = { batch_id: batchId, page, limit: ROWS_PER_CALL };
    const { result, pages } = await unwrap(api.GET('/audit/', { params: { query } }));
    ids.push(...result.map(({ record_id: id }) => id));
    if (page >= pages) return ids;
  }
}

function UndoBatchDrawer({ batchId, onClose, ids }: { batchId: string; ids: readonly number[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(true);
  const asked: AskedRows = { ids, seen: [], preset: null };
  const items = plural(ids.length, itemForms);
  return (
    <BulkDrawer
      asked={asked}
      isOpen={isOpen}
      onClose={() => {
        setIsOpen(false);
        onClose();
      }}
      title={auditStrings.undoBatchTitle(items)}
      RowLink={ItemLink}
    >
      {(choose) => (
        <Stack gap="md">
          <Text>{auditStrings.undoBatchText}</Text>
          <Button data-autofocus onClick={() => choose(undoOf(queryClient, batchId))}>
            {auditStrings.undoBatchGo(items)}
          </Button>
        </Stack>
      )}
    </BulkDrawer>
  );
}

/** The batch whose changes alone are listed. */
export const batchOf = (params: URLSearchParams): string | undefined => auditFilters.batchId.read(params, 'batchId');

/** Above the changes of one batch: a button that takes all of them back. */
export function UndoBatchHead({ list: { params, result } }: { list: RowsState<ListPage<Entry>> }) {
  const batchId = batchOf(params);
  const mayEdit = usePermission('edit_item');
  const mayDelete = usePermission('delete_item');
  const {
    data: ids,
    mutate,
    isPending,
    reset,
  } = useMutation({
    mutationFn: findItems,
    onError: (error) => notifyError(error, auditStrings.batchFailed),
  });
  const { data: found } = result;
  // Those of further pages may still be taken back; each that can't be is told of in the run.
  const canUndo = found !== undefined && (found.pages > 1 || found.result.some((entry) => entry.can_undo));
  if (batchId === undefined || !(mayEdit || mayDelete)) return null;
  return (
    <>
      {canUndo && (
        <Button variant="default" loading={isPending} onClick={() => mutate(batchId)}>
          {auditStrings.undoBatch}
        </Button>
      )}
      {ids && <UndoBatchDrawer batchId={batchId} ids={ids} onClose={reset} />}
    </>
  );
}
