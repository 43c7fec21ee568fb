import { useTellFailure } from '#ui/notifier/use-tell-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './category.queries.ts';
import { categoryStrings } from './category.strings.ts';

/** All categories; a message says it where they could not be fetched. */
export function useCategories() {
  const categories = useQuery(categoriesQuery);
  useTellFailure(categories, categoryStrings.failed);
  return categories;
}
