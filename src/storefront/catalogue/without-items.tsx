import { usePermission } from '#page/shop-context.tsx';
import type { ComponentProps } from 'react';
import { InsteadOfNothing } from './instead-of-nothing.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PhotoOffer } from './photo-offer.tsx';

/** In the place of a list without items: why, and what there is instead. */
export function WithoutItems(props: ComponentProps<typeof NothingFound> & ComponentProps<typeof InsteadOfNothing>) {
  const mayOrderByPhoto = usePermission('create_order') && !props.isFavourites;
  return (
    <>
      <NothingFound {...props} />
      {mayOrderByPhoto && <PhotoOffer />}
      {!props.isFavourites && <InsteadOfNothing {...props} />}
    </>
  );
}
