import { photoOrderDialog } from '#entities/shop/overlays.ts';
import { Button, Text } from '@mantine/core';
import classes from './photo-offer.module.css';
import { photoOfferStrings } from './photo-offer.strings.ts';

/** Offers to order by a photo what the catalogue doesn't have. */
export function PhotoOffer() {
  return (
    <aside className={classes['offer']} aria-label={photoOfferStrings.open}>
      <Text c="dimmed">{photoOfferStrings.text}</Text>
      <Button variant="light" onClick={photoOrderDialog.open}>
        {photoOfferStrings.open}
      </Button>
    </aside>
  );
}
