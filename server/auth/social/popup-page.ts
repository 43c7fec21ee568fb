import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import { popupHeaders } from '../../http/popup-headers.ts';

const style = `
  :root { color-scheme: light dark; --text: #16191d; --dim: #5c6570; --page: #f4f6f8; --card: #fff; --line: #ced4da;
    --main: #0069c8; }
  @media (prefers-color-scheme: dark) { :root { --text: #e6e9ed; --dim: #a3adb8; --page: #16191d; --card: #22272d;
    --line: #4a525b; --main: #2184e8; } }
  * { box-sizing: border-box; }
  body { display: grid; min-height: 100vh; margin: 0; padding: 16px; place-items: center; background: var(--page);
    color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 380px; padding: 28px 24px; border-radius: 16px; background: var(--card);
    box-shadow: 0 1px 3px rgb(0 0 0 / 12%), 0 12px 32px rgb(0 0 0 / 8%); }
  .mark { display: grid; width: 48px; height: 48px; margin-bottom: 16px; place-items: center; border-radius: 14px;
    color: #fff; font-size: 20px; font-weight: 700; }
  .vk { background: #0077ff; } .ok { background: #d05f00; }
  h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; }
  p { margin: 0; } .about { margin-bottom: 20px; color: var(--dim); font-size: 14px; }
  label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 500; }
  input[name=name] { width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px;
    background: transparent; color: inherit; font: inherit; }
  button { width: 100%; height: 44px; margin-top: 12px; border: 1px solid transparent; border-radius: 8px;
    background: #0069c8; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button[value=refuse] { border-color: var(--line); background: transparent; color: var(--text); }
  :focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
`;

/** Sends a page of a sign-in's popup; `content` is HTML. */
export function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(popupHeaders)
    .send(
      '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" ' +
        'content="width=device-width, initial-scale=1">' +
        `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>` +
        `<main>${content}</main></body></html>`,
    );
}

/** A query parameter; empty where it is missing. */
export function readQuery(request: FastifyRequest, name: string): string {
  const { [name]: value } = request.query as Readonly<Record<string, unknown>>;
  return typeof value === 'string' ? value : '';
}
