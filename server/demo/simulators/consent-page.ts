import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../../http/answer-error.ts';
import { readQuery, sendPage } from '../../auth/social/popup-page.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { Deps } from '../../deps.ts';
import { popupHeaders } from '../../http/popup-headers.ts';
import { type SocialProvider, socialProviders } from '../../ports/social-login.ts';
import { consentStrings } from './consent-page.strings.ts';
import { CONSENT_PATH, writeDemoCode } from './social-login.ts';

const NAME_LENGTH = 60;

function consentForm(provider: SocialProvider, kept: Readonly<Record<string, string>>): string {
  const { title, about, name, someone, allow, refuse } = consentStrings;
  const network = consentStrings.networks[provider];
  const hidden = Object.entries(kept).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`,
  );
  const [brand, letters] = provider === 'vk-oauth2' ? ['vk', 'VK'] : ['ok', 'OK'];
  return (
    `<div class="mark ${brand}" aria-hidden="true">${letters}</div><h1>${title(network)}</h1><p ` +
    `class="about">${about}</p>` +
    `<form action="${CONSENT_PATH}">${hidden.join('')}<label for="name">${name}</label>` +
    `<input id="name" name="name" value="${someone}" required maxlength="${NAME_LENGTH}" autocomplete="name">` +
    `<button name="answer" value="allow">${allow}</button><button name="answer" value="refuse" ` +
    `formnovalidate>${refuse}</button></form>`
  );
}

/** Asks whether the shop may sign the person in, then leads back with the answer. */
function sendConsent(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const provider = socialProviders.find((known) => known === readQuery(request, 'provider'));
  const [state, challenge, answer] = ['state', 'challenge', 'answer'].map((name) => readQuery(request, name));
  const isWhole = [state, challenge].every((text) => /^[\w-]{1,200}$/.test(text ?? ''));
  if (!provider || state === undefined || challenge === undefined || !isWhole) return answerNotFound(request, reply);
  const name = readQuery(request, 'name').trim().slice(0, NAME_LENGTH);
  if (answer !== 'refuse' && (answer !== 'allow' || name === '')) {
    const { title } = consentStrings;
    return sendPage(
      reply,
      title(consentStrings.networks[provider]),
      consentForm(provider, { provider, state, challenge }),
    );
  }
  const outcome = answer === 'allow' ? { code: writeDemoCode({ name, challenge }) } : { error: 'access_denied' };
  const back = `/api/auth/callback/${provider}/?${new URLSearchParams({ ...outcome, state }).toString()}`;
  return reply.headers(popupHeaders).redirect(back);
}

/** Serves the page on which a simulated network asks for consent; not found outside demo shops in demo mode. */
export function serveConsentPage(site: FastifyInstance, deps: Deps): void {
  site.get(CONSENT_PATH, async (request, reply) => {
    const shop = deps.settings.demo ? await deps.findShop(request.host) : null;
    return shop?.isDemo ? sendConsent(request, reply) : answerNotFound(request, reply);
  });
}
