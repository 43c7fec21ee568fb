import type { components } from '#contract/types.ts';
import { Text } from '@mantine/core';
import { catalogueStrings } from './catalogue.strings.ts';

type List = Pick<components['schemas']['ItemList'], 'searched_as' | 'lacks_words'>;

function textOf({ searched_as: readAs, lacks_words: lacksWords }: List): string | null {
  if (readAs === null) return lacksWords ? catalogueStrings.lacksWords : null;
  return lacksWords ? catalogueStrings.lacksWordsAs(readAs) : catalogueStrings.searchedAs(readAs);
}

/** Says where a list isn't what was typed: read otherwise, or without some of the words. */
export function SearchedAs({ list }: { list: List }) {
  const text = textOf(list);
  return (
    text !== null && (
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {text}
      </Text>
    )
  );
}
