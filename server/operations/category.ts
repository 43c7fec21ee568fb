import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listCategories } from '../domain/catalogue.ts';

/** The category tree. */
export const categoryOperations = ({ db }: Deps) =>
  ({
    listCategories: async ({ actor }) => ({ status: 200, body: { result: await listCategories(db, actor) } }),
  }) satisfies Pick<Handlers, 'listCategories'>;
