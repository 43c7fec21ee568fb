import { paths } from '#routes/paths.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { catalogueStrings } from './catalogue.strings.ts';

/** Explains favourites to a customer who has none. */
export function NoFavourites() {
  return (
    <MessageState
      icon={<HeartIcon size={32} />}
      title={catalogueStrings.noFavourites}
      text={catalogueStrings.noFavouritesHint}
    >
      <Button component={Link} href={paths.catalog.getHref()}>
        {catalogueStrings.toCatalogue}
      </Button>
    </MessageState>
  );
}
