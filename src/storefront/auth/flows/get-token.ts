import { api, unwrap } from '#api/client.ts';
import { checkoutReturnStorage, landingStorage, tokenStorage } from '#api/storage.ts';
import type { components, operations } from '#contract/types.ts';
import type { PageNavigation } from '#page/page-deps.ts';
import type { LoginReason } from '#machines/auth/phone-login.types.ts';
import { paths } from '#routes/paths.ts';
import { fromPromise } from 'xstate';

type TokenQuery = NonNullable<operations['getToken']['parameters']['query']>;

/** Exchanges a code, or a confirmed call, for a token. */
export const getToken = fromPromise<components['schemas']['Token'], TokenQuery>(({ input, signal }) =>
  unwrap(api.GET('/auth/token/', { params: { query: input }, signal })),
);

interface Purpose {
  reason: LoginReason;
  /** The address to go to after sign-in; null for the current one. */
  after: string | null;
}

/** Stores the token and reloads the page as the signed-in customer. */
export function enter(token: string, { reason, after }: Purpose, navigation: PageNavigation): void {
  tokenStorage.write(token);
  if (reason === 'checkout') checkoutReturnStorage.write('open');
  const here = navigation.here();
  if (reason === 'menu' && after === null && here === paths.main.getHref()) landingStorage.write('1');
  else landingStorage.clear();
  navigation.reloadAt(after ?? here);
}
