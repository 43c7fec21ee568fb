import type { ComponentProps } from 'react';
import { InsteadOfNothing } from './instead-of-nothing.tsx';
import { NothingFound } from './nothing-found.tsx';

/** In the place of a list without items: why, and what there is instead. */
export function WithoutItems(props: ComponentProps<typeof NothingFound> & ComponentProps<typeof InsteadOfNothing>) {
  return (
    <>
      <NothingFound {...props} />
      {!props.isFavourites && <InsteadOfNothing {...props} />}
    </>
  );
}
