import { photoOrderDialog } from '#entities/shop/overlays.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { OfferSkeleton, WithOffer } from '#entities/order/placing/with-offer.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { useFlow } from '#page/use-flow.ts';
import { placingOrderFlow } from '#storefront/checkout/flows/placing-order.flow.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useAtom } from '@xstate/store-react';
import { useLayoutEffect, useState } from 'react';
import { PhotoOrderForm, type PhotoOrderDraft } from './photo-order-form.tsx';
import { photoOrderStrings } from './photo-order.strings.ts';

const WIDTH = 560;
const PHOTOS_MAX = 30;

/** The dialog of a photo order. It keeps the photos and the fields while closed, until the order is placed. */
export function PhotoOrderDialog() {
  const placing = useFlow(placingOrderFlow, undefined);
  const isBusy = useSelector(placing, (snapshot) => snapshot.hasTag('busy'));
  const uploads = useUploads(PHOTOS_MAX);
  const customer = useCustomer();
  const [typed, setTyped] = useState<Partial<PhotoOrderDraft>>({});
  /** How many orders were placed: each begins another form. */
  const [placed, setPlaced] = useState(0);
  const isPhone = useMediaQuery('(max-width: 36em)');
  useLayoutEffect(() => {
    const { unsubscribe } = placing.on('order.placed', () => {
      uploads.send({ type: 'files.taken' });
      setTyped({});
      setPlaced((before) => before + 1);
    });
    return unsubscribe;
  }, [placing, uploads]);
  const leave = (): void => {
    // A running request can't be cancelled.
    if (isBusy) return;
    if (placing.getSnapshot().can({ type: 'force.declined' })) placing.send({ type: 'force.declined' });
    else photoOrderDialog.close();
  };
  return (
    <Dialog
      opened={useAtom(photoOrderDialog.isOpen)}
      onClose={leave}
      closeOnClickOutside={false}
      title={photoOrderStrings.title}
      closeLabel={photoOrderStrings.close}
      size={WIDTH}
      fullScreen={isPhone}
      hasStickyFooter
    >
      <WithOffer>
        {(offer) =>
          customer ? (
            <PhotoOrderForm
              key={placed}
              offer={offer}
              customer={customer}
              placing={placing}
              uploads={uploads}
              typed={typed}
              onType={setTyped}
            />
          ) : (
            <OfferSkeleton />
          )
        }
      </WithOffer>
    </Dialog>
  );
}
