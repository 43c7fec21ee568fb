import { Dialog } from '#ui/dialog.tsx';
import { photoOrderDialog, useIsOpen } from '#ui/disclosures.ts';
import { useUploads } from '#ui/photo-upload/use-uploads.ts';
import { useProvidedActor } from '#ui/provided-machines.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { WithCheckoutOffer } from './checkout-offer.tsx';
import { PhotoOrderForm, type PhotoDetails } from './photo-order-form.tsx';
import { photoOrderStrings } from './photo-order.strings.ts';

const WIDTH = 560;
const PHOTOS_MAX = 30;

/** An order that is made of photos; closed, it keeps them until it is placed. */
export function PhotoOrderDialog() {
  const placing = useProvidedActor('placingOrder', undefined);
  const isBusy = useSelector(placing, (snapshot) => snapshot.hasTag('busy'));
  const uploads = useUploads(PHOTOS_MAX);
  const [details, setDetails] = useState<PhotoDetails>({});
  const isPhone = useMediaQuery('(max-width: 36em)');
  useLayoutEffect(() => {
    const { unsubscribe } = placing.on('order.placed', () => {
      uploads.send({ type: 'files.taken' });
      setDetails({});
    });
    return unsubscribe;
  }, [placing, uploads]);
  const leave = (): void => {
    // An order on its way is waited for.
    if (isBusy) return;
    if (placing.getSnapshot().can({ type: 'force.declined' })) placing.send({ type: 'force.declined' });
    else photoOrderDialog.close();
  };
  return (
    <Dialog
      opened={useIsOpen(photoOrderDialog)}
      onClose={leave}
      closeOnClickOutside={false}
      title={photoOrderStrings.title}
      closeLabel={photoOrderStrings.close}
      size={WIDTH}
      fullScreen={isPhone}
    >
      <WithCheckoutOffer>
        {(offer, customer) => (
          <PhotoOrderForm
            offer={offer}
            customer={customer}
            placing={placing}
            uploads={uploads}
            details={details}
            onDetails={(fileId, changed) => setDetails((all) => ({ ...all, [fileId]: { count: 1, comment: '', ...all[fileId], ...changed } }))}
          />
        )}
      </WithCheckoutOffer>
    </Dialog>
  );
}
