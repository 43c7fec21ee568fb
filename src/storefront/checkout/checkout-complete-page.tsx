import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import { LOOK_AGAIN_MS, placedOrderQuery } from '#entities/order/order.queries.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#routes/paths.ts';
import { readId } from '#common/read-id.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { CheckIcon, ReceiptIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { DeliveryPlace } from '#entities/order/delivery-place.tsx';
import { FundsProvider, useBadgeFacts } from '#entities/order/due/funds.tsx';
import { OrderDue } from '#entities/order/due/order-due.tsx';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { PageLoader } from '#ui/states/page-loader.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer, useShop } from '#page/shop-context.tsx';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { ButtonLink } from '#ui/native/button.tsx';
import { Heading } from '#ui/native/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import classes from './checkout-complete-page.module.css';
import { checkoutStrings, completeText } from './checkout.strings.ts';

// Loaded separately: few add to an order, and fewer take it back.
const AddedNote = lazyPart(() => import('./added-note.tsx'), 'AddedNote');

/** The last time that lines came to the order or left it. */
const lastMoveOf = ({ timeline }: PlacedOrder) => timeline.findLast((event) => event.kind === 'lines');

/** What was added to the order last, and can be taken back; undefined where nothing was, or it was. */
function additionOf(order: PlacedOrder): number | undefined {
  const last = lastMoveOf(order);
  return order.state === 'created' && last?.move === 'came' && last.order_id === null ? last.id : undefined;
}

/** Whether what was added last has been put into the cart again, and the order is as it was. */
function isTakenBack(order: PlacedOrder): boolean {
  const last = lastMoveOf(order);
  return last?.move === 'left' && last.order_id === null;
}

// Nobody has said yet what it costs.
const isRequest = (order: PlacedOrder): boolean =>
  !order.is_priced && order.state === 'created' && additionOf(order) === undefined;

function titleOf(order: PlacedOrder): string {
  if (additionOf(order) !== undefined) return checkoutStrings.addedTitle(order.id);
  if (isTakenBack(order)) return checkoutStrings.takenBackTitle;
  return isRequest(order) ? checkoutStrings.requestTitle : checkoutStrings.completeTitle;
}

function Complete({ order }: { order: PlacedOrder }) {
  const { id, state, total, delivery } = order;
  const { is_covered: isPaid, is_collected: isCollected } = useBadgeFacts(order);
  const { is_prepaid: isPrepaid } = useShop();
  const additionId = additionOf(order);
  const placedText = isRequest(order)
    ? checkoutStrings.requestText
    : completeText(state, { isCollected, isPaid, isPrepaid });
  const text = isTakenBack(order) ? checkoutStrings.takenBackText : placedText;
  return (
    <div className={classes['page']}>
      <div className={classes['mark']}>
        <CheckIcon size={40} />
      </div>
      <Heading level={1}>{titleOf(order)}</Heading>
      <p className={classes['text']}>
        {additionId === undefined ? (
          text
        ) : (
          <Suspense fallback={text}>
            <AddedNote orderId={id} additionId={additionId} />
          </Suspense>
        )}
      </p>
      <div className={classes['due']}>
        <OrderDue order={order} />
      </div>
      <dl className={classes['details']}>
        <div className={classes['number']}>
          <dt>{checkoutStrings.number(id)}</dt>
          <dd>
            <OrderSum order={order} value={total} />
          </dd>
        </div>
        <div>
          <dt>{keepTogether(delivery.name)}</dt>
          <dd>
            <DeliveryPlace delivery={delivery} />
          </dd>
        </div>
        <div>
          <dt>{placingStrings.recipient}</dt>
          <dd>{delivery.recipient_name}</dd>
        </div>
      </dl>
      <div className={classes['actions']}>
        <ButtonLink href={getOwnHref('order', { orderId: id })} size="md">
          {checkoutStrings.toOrder}
        </ButtonLink>
        <ButtonLink href={paths.catalog.getHref()} size="md" variant="light">
          {checkoutStrings.toCatalogue}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The page after an order was placed. */
export function CheckoutCompletePage() {
  const [params] = useSearchParams();
  const id = readId(params.get('order'));
  const isSignedIn = useCustomer() !== null;
  const order = useQuery({
    ...placedOrderQuery(id ?? 0),
    enabled: id !== undefined && isSignedIn,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  const isMissing = id === undefined || (order.error instanceof ApiError && order.error.status === 404);
  const title = order.data ? titleOf(order.data) : checkoutStrings.completeTitle;
  usePageTitle(isMissing ? checkoutStrings.missing : title);
  if (!isMissing && !isSignedIn) return <SignInState title={checkoutStrings.completeTitle} />;
  if (order.data) {
    return (
      <FundsProvider key={order.data.id} orders={[order.data]} shownAt={order.dataUpdatedAt}>
        <Complete order={order.data} />
      </FundsProvider>
    );
  }
  if (isMissing) {
    return (
      <MessageState
        isPage
        icon={<ReceiptIcon size={32} />}
        title={checkoutStrings.missing}
        text={checkoutStrings.missingText}
      >
        <ButtonLink href={getOwnHref('orders')}>{checkoutStrings.toOrders}</ButtonLink>
      </MessageState>
    );
  }
  if (order.isError) return <ErrorState isPage error={order.error} onRetry={() => void order.refetch()} />;
  return <PageLoader />;
}
