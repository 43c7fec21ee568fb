import { useQuery } from '@tanstack/react-query';
import { useAtom } from '@xstate/store-react';
import { ItemStrip } from '../item-strip.tsx';
import { itemsQuery } from '../item.queries.ts';
import { viewedItems, VIEWED_KEPT } from './viewed-items.ts';
import { ViewedSection } from './viewed-section.tsx';

const SHOWN = 12;

/** The viewed items that are still sold, the last first; nothing if there are none. */
export function ViewedRow({ except }: { except: number | undefined }) {
  const ids = useAtom(viewedItems.list);
  const query = useQuery({
    // By id: an item that is viewed again changes the order of the row alone.
    ...itemsQuery({ ids: ids.toSorted((one, other) => one - other), limit: VIEWED_KEPT }),
    staleTime: 60_000,
  });
  const byId = new Map(query.data?.result.map((item) => [item.id, item]));
  const items = ids.flatMap((id) => (id === except ? [] : (byId.get(id) ?? []))).slice(0, SHOWN);
  if (query.data && items.length === 0) return null;
  return (
    <ViewedSection>
      <ItemStrip query={query} items={items} />
    </ViewedSection>
  );
}
