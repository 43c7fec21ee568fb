import { paths } from '#routes/paths.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { catalogueStrings } from './catalogue.strings.ts';

/** Says that the category in the address doesn't exist. */
export function CategoryMissing() {
  return (
    <MessageState
      icon={<SearchIcon size={32} />}
      title={catalogueStrings.noSuchCategory}
      text={catalogueStrings.noSuchCategoryHint}
    >
      <Button component={Link} href={paths.catalog.getHref()} variant="light">
        {catalogueStrings.showAll}
      </Button>
    </MessageState>
  );
}
