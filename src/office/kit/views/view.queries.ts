import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];

/** A list that has named views. */
export type ListName = Schemas['ListName'];

/** A change of a person's views of a list. */
export type ViewChange =
  | { kind: 'save'; name: string; query: string }
  | ({ kind: 'change'; id: number } & Schemas['ListViewChange'])
  | { kind: 'delete'; id: number };

/** The person's named views of a list. */
export const viewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['listListViews', { list }],
    queryFn: ({ signal }) => unwrap(api.GET('/views/', { params: { query: { list } }, signal })),
  });

/** Sends a change of views. */
export async function sendViewChange(list: ListName, change: ViewChange): Promise<void> {
  if (change.kind === 'save') {
    await unwrap(api.POST('/views/', { body: { list, name: change.name, query: change.query } }));
  } else if (change.kind === 'delete') {
    await unwrap(api.DELETE('/views/{id}/', { params: { path: { id: change.id } } }));
  } else {
    const { kind: _, id, ...body } = change;
    await unwrap(api.PUT('/views/{id}/', { params: { path: { id } }, body }));
  }
}
