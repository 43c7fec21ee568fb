import type { SocialProvider } from '../../ports/social-login.ts';
import type { Caller } from '../access/caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

/** What a shop says of signing in; handed in, since the domain knows nothing of it. */
interface SignIn {
  /** The social networks that sign people in. */
  networksOf(shop: Caller['shop']): SocialProvider[];
  /** Whether the shop makes no calls for the rest of its hour. */
  areCallsUsedUp(caller: Caller): Promise<boolean>;
}

/** What the operations of the shop itself work with. */
export interface ShopDeps extends DomainDeps {
  signIn: SignIn;
}
