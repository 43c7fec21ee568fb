/** The social networks that can sign people in. */
export const socialProviders = ['vk-oauth2', 'odnoklassniki-oauth2'] as const;

/** One of the social networks. */
export type SocialProvider = (typeof socialProviders)[number];

/** A sign-in request; the same on the way to the network and on the return. */
export interface SocialRequest {
  /** The URL that the network sends the person back to. */
  redirectUri: string;
  /** Comes back with the answer and proves that it belongs to this request. */
  state: string;
  /** PKCE's verifier; the network first gets its digest only. */
  verifier: string;
}

/** The network's answer in the return URL. */
export interface SocialAnswer {
  code: string;
  state: string;
  /** Some networks require it together with the code. */
  deviceId: string | undefined;
}

/** A person at a network. */
export interface SocialPerson {
  /** The network's id of the person. */
  subject: string;
  firstName: string;
  lastName: string;
}

/** A social network for sign-in. */
export interface SocialLogin {
  /** The URL of the network's consent page. */
  authorizeUrl(request: SocialRequest): Promise<string>;
  /** The person of this answer. Rejects with `SocialLoginFailed` where the network doesn't say. */
  findPerson(request: SocialRequest, answer: SocialAnswer): Promise<SocialPerson>;
}

/** The network refused, didn't answer in time, or its answer can't be read. */
export class SocialLoginFailed extends Error {
  override readonly name = 'SocialLoginFailed';
}
