import { forgetErrors, notifyError } from '#ui/notifier/notifier.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { categoriesQuery } from './category.queries.ts';
import { categoryStrings } from './category.strings.ts';

/** All categories; a message says it where they could not be fetched. */
export function useCategories() {
  const categories = useQuery(categoriesQuery);
  const { error, errorUpdatedAt: failedAt, isSuccess } = categories;
  const toldAt = useRef(0);
  useEffect(() => {
    // Pages are kept alive: without this check, a return would report the same failure again.
    if (!error || toldAt.current === failedAt) return;
    toldAt.current = failedAt;
    notifyError(error, categoryStrings.failed);
  }, [error, failedAt]);
  useEffect(() => {
    if (isSuccess) void forgetErrors(categoryStrings.failed);
  }, [isSuccess]);
  return categories;
}
