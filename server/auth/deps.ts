import type { FastifyBaseLogger } from 'fastify';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import type { SocialLoginChooser } from './social/social-login-chooser.ts';
import type { TelephonyChooser } from './telephony-chooser.ts';

/** What sign-in works with. */
export interface AuthDeps extends DomainDeps {
  telephonyOf: TelephonyChooser;
  socialLoginOf: SocialLoginChooser;
  log: FastifyBaseLogger;
  settings: {
    /** How many calls an hour are made for one shop. */
    callsPerHour: number;
  };
}
