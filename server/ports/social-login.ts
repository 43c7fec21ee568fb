/** The social networks that can sign people in. */
export const socialProviders = ['vk-oauth2', 'odnoklassniki-oauth2'] as const;

/** One of the social networks. */
export type SocialProvider = (typeof socialProviders)[number];

/** What the way to a network and the way back have in common. */
export interface SocialRequest {
  /** Where the network sends the person back to. */
  redirectUri: string;
  /** Comes back with the person, and proves that the answer is to this request. */
  state: string;
  /** PKCE's secret, of which the network is first told a digest only. */
  verifier: string;
}

/** What the network sent the person back with. */
export interface SocialAnswer {
  code: string;
  state: string;
  /** Some networks want it again with the code. */
  deviceId: string | undefined;
}

/** A person as the network knows them. */
export interface SocialPerson {
  /** The network's own id of the person. */
  subject: string;
  firstName: string;
  lastName: string;
}

/** A social network that signs people in. */
export interface SocialLogin {
  /** The network's page that asks the person for their leave. */
  authorizeUrl(request: SocialRequest): Promise<string>;
  /** Whoever came back with this answer. Rejects with `SocialLoginFailed` where the network doesn't say. */
  findPerson(request: SocialRequest, answer: SocialAnswer): Promise<SocialPerson>;
}

/** The network refuses, doesn't answer in time, or answers what can't be understood. */
export class SocialLoginFailed extends Error {
  override readonly name = 'SocialLoginFailed';
}
