import type { CallAnswer, TestApp } from '../server/test-app.ts';

interface Refusal {
  token?: string;
  code?: string;
}

/** A browser that signs in through a network: it keeps the cookie that the server gives it. */
export class SocialBrowser {
  cookie = '';
  readonly app: TestApp;
  readonly provider: string;
  private readonly headers: Record<string, string>;

  constructor(app: TestApp, provider: string, headers: Record<string, string> = {}) {
    this.app = app;
    this.provider = provider;
    this.headers = headers;
  }

  async open<Body>(url: string): Promise<CallAnswer<Body>> {
    const answer = await this.app.get<Body>(url, {
      headers: { ...this.headers, ...(this.cookie !== '' && { cookie: this.cookie }) },
    });
    const { 'set-cookie': given } = answer.headers;
    if (typeof given === 'string') this.cookie = given.split(';')[0] ?? '';
    return answer;
  }

  /** Where the popup is sent first. */
  async start(): Promise<string> {
    return String((await this.open(`/api/auth/token/?provider=${this.provider}`)).headers['location']);
  }

  /** Where the popup ends after the network has sent it back to `href`. */
  async comeBack(href: URL | string): Promise<URL> {
    const { pathname, search } = new URL(href, 'http://shop.test');
    return new URL(String((await this.open(`${pathname}${search}`)).headers['location']), 'http://shop.test');
  }

  /** What the page gets for the code that it has read off the popup's address. */
  exchange(code: string | null): Promise<CallAnswer<Refusal>> {
    return this.open<Refusal>(`/api/auth/token/?provider=${this.provider}&code=${code ?? ''}`);
  }
}
