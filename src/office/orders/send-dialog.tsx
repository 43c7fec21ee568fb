import { purchasesBranch } from '#common/routes/branches.ts';
import type { components, OpenPurchase, PlacedOrder } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { namedLines, waitingLines } from '#office/kit/line/sent-lines.ts';
import { openPurchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Checkbox, NativeSelect, Skeleton, Text } from '@mantine/core';
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
  const { mutateAsync } = useSend(order);
  const seesPurchases = usePermission('get_purchase');
  const waiting = order.lines.filter(({ state }) => state === 'W');
  const [newest] = purchases;
  const offeredBy = (intermediary: string) => purchases.filter((purchase) => keyOf(purchase) === intermediary);
  const chosenIn = ({ intermediary, purchase }: Draft): OpenPurchase | undefined => {
    const offered = offeredBy(intermediary);
    return offered.find(({ id }) => String(id) === purchase) ?? offered[0];
  };
  // Not those that a colleague has sent meanwhile: they aren't shown any more.
  const chosenOf = ({ lineIds }: Draft) => new Map([...waitingLines(order)].filter(([id]) => lineIds.includes(id)));
  const form = useRecordForm<Draft, components['schemas']['SendForm'], PlacedOrder>({
    known: {
      intermediary: newest ? keyOf(newest) : '',
      purchase: '',
      album: '',
      lineIds: waiting.map(({ id }) => id),
    },
    asks: false,
    problemsOf: (draft) => ({ lineIds: chosenOf(draft).size === 0 ? sendStrings.chooseLines : undefined }),
    contentOf: (draft) => {
      const purchase = chosenIn(draft);
      if (!purchase) return null;
      const hasAlbum = purchase.albums.some(({ id }) => String(id) === draft.album);
      return {
        purchase_id: purchase.id,
        ...namedLines(chosenOf(draft)),
        ...(hasAlbum && { album_id: Number(draft.album) }),
      };
    },
    paths: { purchase: 'purchase_id', album: 'album_id', lineIds: 'line_ids' },
    send: (content) => mutateAsync(content),
    onSaved: onClose,
  });
  const { draft, errors, change } = form;
  const offered = offeredBy(draft.intermediary);
  const chosen = chosenIn(draft);
  const first = useRef<HTMLSelectElement>(null);
  // The dialog was focused while the purchases were read.
  useEffect(() => first.current?.focus(), []);
  return (
    <RecordForm form={form} texts={{ ...sendStrings, save: sendStrings.send }} onCancel={onClose}>
      <NativeSelect
        label={sendStrings.intermediary}
        ref={first}
        data={intermediaryOptions(purchases)}
        value={draft.intermediary}
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
          {...form.field('album')}
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
    </RecordForm>
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
