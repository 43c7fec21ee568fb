import type { OpenPurchase, PlacedOrder } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { openPurchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { usePermission } from '#page/shop-context.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import classes from './send-to-purchase.module.css';
import { sendStrings } from './send-to-purchase.strings.ts';
import { useSend } from './use-send.ts';

interface Draft {
  /** The id of an intermediary; an empty text for the shop's own purchases. */
  intermediary: string;
  purchase: string;
  album: string;
  lineIds: readonly number[];
}

const keyOf = ({ intermediary }: OpenPurchase): string => String(intermediary?.id ?? '');

/** Each intermediary once, in the order of their newest purchases. */
function intermediaryOptions(purchases: readonly OpenPurchase[]) {
  const named = new Map(purchases.map((purchase) => [keyOf(purchase), intermediaryName(purchase.intermediary)]));
  return [...named].map(([value, label]) => ({ value, label }));
}

interface SendFormProps {
  order: PlacedOrder;
  purchases: readonly OpenPurchase[];
  onClose: () => void;
}

function SendForm({ order, purchases, onClose }: SendFormProps) {
  const { mutate, isPending, error, variables } = useSend(order, onClose);
  const seesPurchases = usePermission('get_purchase');
  const waiting = order.lines.filter(({ state }) => state === 'W');
  const [newest] = purchases;
  const edits = useEdits<Draft>();
  const { intermediary = newest ? keyOf(newest) : '' } = edits.values;
  const offered = purchases.filter((purchase) => keyOf(purchase) === intermediary);
  const chosen = offered.find(({ id }) => String(id) === edits.values.purchase) ?? offered[0];
  const form = useDraftForm({
    edits,
    known: { intermediary, purchase: '', album: '', lineIds: waiting.map(({ id }) => id) },
    problemsOf: ({ lineIds }: Draft) => ({ lineIds: lineIds.length === 0 ? sendStrings.chooseLines : undefined }),
    contentOf: ({ album, lineIds }) => {
      if (!chosen) return null;
      const hasAlbum = chosen.albums.some(({ id }) => String(id) === album);
      return { purchase_id: chosen.id, line_ids: [...lineIds], ...(hasAlbum && { album_id: Number(album) }) };
    },
    paths: { purchase: 'purchase_id', album: 'album_id', lineIds: 'line_ids' },
    sent: variables && 'purchase_id' in variables ? variables : null,
    refusal: error ? readRefusal(error) : null,
    onSubmit: (content) => mutate(content),
  });
  const { draft, errors, change } = form;
  const first = useRef<HTMLSelectElement>(null);
  // The dialog was focused while the purchases were read.
  useEffect(() => first.current?.focus(), []);
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={sendStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" onClick={onClose}>
          {sendStrings.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {sendStrings.send}
        </Button>
      </Group>
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <Stack gap="md">
        <NativeSelect
          label={sendStrings.intermediary}
          ref={first}
          data={intermediaryOptions(purchases)}
          value={intermediary}
          onChange={(event) => change({ intermediary: event.currentTarget.value, purchase: '', album: '' })}
        />
        <NativeSelect
          label={sendStrings.purchase}
          data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(chosen?.id ?? '')}
          error={errors.purchase}
          onChange={(event) => change({ purchase: event.currentTarget.value, album: '' })}
        />
        <Text size="sm">
          {sendStrings.openOnly}{' '}
          {seesPurchases ? (
            <Link href={getBranchHref(purchasesBranch, 'purchases')}>{sendStrings.openNew}</Link>
          ) : (
            sendStrings.openNew
          )}
          .
        </Text>
        {chosen && chosen.albums.length > 0 && (
          <NativeSelect
            label={sendStrings.album}
            data={[
              { value: '', label: sendStrings.noAlbum },
              ...chosen.albums.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={draft.album}
            error={errors.album}
            onChange={(event) => change({ album: event.currentTarget.value })}
          />
        )}
        <Checkbox.Group
          label={sendStrings.lines}
          labelElement="div"
          value={draft.lineIds.map(String)}
          error={errors.lineIds}
          onChange={(ids) => change({ lineIds: ids.map(Number) })}
        >
          <div className={classes['lines']}>
            {waiting.map((line) => (
              <Checkbox
                key={line.id}
                value={String(line.id)}
                label={keepTogether(`${nameOfLine(line)} × ${line.count}`)}
                py={6}
              />
            ))}
          </div>
        </Checkbox.Group>
      </Stack>
    </Form>
  );
}

function SendBody({ order, onClose }: Omit<SendFormProps, 'purchases'>) {
  const open = useQuery(openPurchasesQuery);
  if (open.isPending) return <Skeleton h={240} role="status" aria-label={sendStrings.loading} />;
  if (!open.data) return <ErrorState error={open.error} onRetry={() => void open.refetch()} />;
  const { result } = open.data;
  if (result.length > 0) return <SendForm order={order} purchases={result} onClose={onClose} />;
  return (
    <MessageState title={sendStrings.none} text={sendStrings.noneHint}>
      <Button variant="light" onClick={onClose}>
        {sendStrings.cancel}
      </Button>
    </MessageState>
  );
}

interface SendDialogProps {
  order: PlacedOrder;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks to which purchase, and which of the order's waiting lines. */
export function SendDialog({ order, isOpen, onClose }: SendDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={sendStrings.title(order.id)} size={440}>
      <SendBody order={order} onClose={onClose} />
    </Dialog>
  );
}
