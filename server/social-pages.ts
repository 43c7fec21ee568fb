import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './answer-error.ts';
import type { Deps } from './deps.ts';
import { popupHeaders } from './popup-headers.ts';
import { DEMO_CONSENT_PATH, writeDemoCode } from './ports/demo-social-login.ts';
import { type SocialProvider, socialProviders } from './ports/social-login.ts';
import { socialPageStrings } from './social-pages.strings.ts';

const NAME_LENGTH = 60;

const style = `
  :root { color-scheme: light dark; --text: #16191d; --dim: #5c6570; --page: #f4f6f8; --card: #fff; --line: #ced4da; --main: #0069c8; }
  @media (prefers-color-scheme: dark) { :root { --text: #e6e9ed; --dim: #a3adb8; --page: #16191d; --card: #22272d; --line: #4a525b; --main: #2184e8; } }
  * { box-sizing: border-box; }
  body { display: grid; min-height: 100vh; margin: 0; padding: 16px; place-items: center; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 380px; padding: 28px 24px; border-radius: 16px; background: var(--card); box-shadow: 0 1px 3px rgb(0 0 0 / 12%), 0 12px 32px rgb(0 0 0 / 8%); }
  .mark { display: grid; width: 48px; height: 48px; margin-bottom: 16px; place-items: center; border-radius: 14px; color: #fff; font-size: 20px; font-weight: 700; }
  .vk { background: #0077ff; } .ok { background: #d05f00; }
  h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; }
  p { margin: 0; } .about { margin-bottom: 20px; color: var(--dim); font-size: 14px; }
  label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 500; }
  input[name=name] { width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
  button { width: 100%; height: 44px; margin-top: 12px; border: 1px solid transparent; border-radius: 8px; background: #0069c8; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button[value=refuse] { border-color: var(--line); background: transparent; color: var(--text); }
  :focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(popupHeaders)
    .send(
      `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>${content}</main></body></html>`,
    );
}

function read(request: FastifyRequest, name: string): string {
  const { [name]: value } = request.query as Readonly<Record<string, unknown>>;
  return typeof value === 'string' ? value : '';
}

/** Where the popup ends; whoever opened it reads its address and closes it, mostly before anyone has read the text. */
function sendBack(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, done, access_denied: denied, failed } = socialPageStrings.back;
  const [error, code] = [read(request, 'error'), read(request, 'code')];
  const text = error === 'access_denied' ? denied : error === '' && code !== '' ? done : failed;
  return sendPage(reply, title, `<h1>${title}</h1><p role="status">${text}</p>`);
}

function consentForm(provider: SocialProvider, kept: Readonly<Record<string, string>>): string {
  const { title, about, name, someone, allow, refuse } = socialPageStrings.consent;
  const network = socialPageStrings.networks[provider];
  const hidden = Object.entries(kept).map(([key, value]) => `<input type="hidden" name="${key}" value="${escape(value)}">`);
  const [brand, letters] = provider === 'vk-oauth2' ? ['vk', 'VK'] : ['ok', 'OK'];
  return (
    `<div class="mark ${brand}" aria-hidden="true">${letters}</div><h1>${title(network)}</h1><p class="about">${about}</p>` +
    `<form action="${DEMO_CONSENT_PATH}">${hidden.join('')}<label for="name">${name}</label>` +
    `<input id="name" name="name" value="${someone}" required maxlength="${NAME_LENGTH}" autocomplete="name">` +
    `<button name="answer" value="allow">${allow}</button><button name="answer" value="refuse" formnovalidate>${refuse}</button></form>`
  );
}

/** Demo mode's network asks for leave, and sends the person back with the answer. */
function sendConsent(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const provider = socialProviders.find((known) => known === read(request, 'provider'));
  const [state, challenge, answer] = ['state', 'challenge', 'answer'].map((name) => read(request, name));
  const isWhole = [state, challenge].every((text) => /^[\w-]{1,200}$/.test(text ?? ''));
  if (!provider || state === undefined || challenge === undefined || !isWhole) return answerNotFound(request, reply);
  const name = read(request, 'name').trim().slice(0, NAME_LENGTH);
  if (answer !== 'refuse' && (answer !== 'allow' || name === '')) {
    const { title } = socialPageStrings.consent;
    return sendPage(reply, title(socialPageStrings.networks[provider]), consentForm(provider, { provider, state, challenge }));
  }
  const outcome = answer === 'allow' ? { code: writeDemoCode({ name, challenge }) } : { error: 'access_denied' };
  const back = `/api/auth/callback/${provider}/?${new URLSearchParams({ ...outcome, state }).toString()}`;
  return reply.headers(popupHeaders).redirect(back);
}

/** Serves the pages that a sign-in through a network passes in its popup, which are no part of the client. */
export function serveSocialPages(site: FastifyInstance, deps: Deps): void {
  site.get('/social-login/', async (request, reply) => sendBack(request, reply));
  site.get(DEMO_CONSENT_PATH, async (request, reply) => {
    const shop = deps.settings.demo ? await deps.findShop(request.host) : null;
    return shop?.is_demo ? sendConsent(request, reply) : answerNotFound(request, reply);
  });
}
