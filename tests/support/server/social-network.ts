import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

interface Leave {
  clientId: string;
  redirectUri: string;
  challenge: string;
  deviceId: string;
  state: string;
}

type Fields = Readonly<Record<string, string>>;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

async function readFields(request: IncomingMessage): Promise<Fields> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return Object.fromEntries(new URLSearchParams(body));
}

/** How the shop is known to the networks here. */
export const socialKeys = {
  VK_CLIENT_ID: '51000001',
  OK_CLIENT_ID: '512000001',
  OK_CLIENT_SECRET: 'ok-secret',
  OK_PUBLIC_KEY: 'OKPUBLIC',
} as const;

/** VK ID and Odnoklassniki on this machine, as far as signing in goes, with one person who is asked for leave. */
export class SocialNetwork {
  readonly url: string;
  /** Whether the person gives their leave. */
  gives = true;
  /** Its page stays until the person presses «Разрешить». */
  isAsking = false;
  /** Requests are taken and not answered. */
  isSilent = false;
  person = { id: '9001', firstName: 'Ольга', lastName: 'Берг' };
  /** Fields of each request, as they came. */
  readonly asked: { path: string; fields: Fields }[] = [];
  private readonly server: Server;
  private readonly leaves = new Map<string, Leave>();
  private readonly tokens = new Set<string>();

  private constructor(server: Server, port: number) {
    this.server = server;
    this.url = `http://127.0.0.1:${port}`;
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async open(): Promise<SocialNetwork> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return new SocialNetwork(server, typeof address === 'object' && address ? address.port : 0);
  }

  /** What a server's environment says of the networks. */
  get env(): Record<string, string> {
    return { ...socialKeys, VK_URL: this.url, OK_URL: this.url, OK_API_URL: this.url };
  }

  /** What the person's browser is sent back with from the page at `href`. */
  async visit(href: string): Promise<URL> {
    const response = await fetch(href, { redirect: 'manual' });
    if (response.status !== 302) throw new Error(`The network's page answered ${response.status}`);
    return new URL(response.headers.get('location') ?? '');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const fields = request.method === 'POST' ? await readFields(request) : Object.fromEntries(searchParams);
    this.asked.push({ path: pathname, fields });
    if (this.isSilent) return;
    const isVk = pathname.startsWith('/oauth2/') || pathname === '/authorize';
    if (request.method === 'GET' && pathname.endsWith('/authorize')) {
      if (this.isAsking && !searchParams.has('pressed')) {
        const href = `${request.url}&pressed=1`.replaceAll('&', '&amp;');
        response
          .writeHead(200, { 'content-type': 'text/html;charset=utf-8' })
          .end(`<!doctype html><title>Network</title><link rel="icon" href="data:,"><a href="${href}">Разрешить</a>`);
        return;
      }
      response.writeHead(302, { location: this.ask(fields, isVk) }).end();
      return;
    }
    const routes: Readonly<Record<string, (fields: Fields) => object>> = {
      '/oauth2/auth': (posted) => this.exchange(posted, isVk),
      '/oauth/token.do': (posted) => this.exchange(posted, isVk),
      '/oauth2/user_info': (posted) => this.describeVk(posted),
      '/fb.do': (posted) => this.describeOk(posted),
    };
    const answer = request.method === 'POST' ? routes[pathname]?.(fields) : undefined;
    // VK ID says what is wrong under a status of its own, Odnoklassniki under 200.
    const status = !answer ? 404 : isVk && 'error' in answer ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(answer ?? {}));
  }

  private ask(fields: Fields, isVk: boolean): string {
    const {
      client_id: clientId = '',
      redirect_uri: redirectUri = '',
      code_challenge: challenge = '',
      state = '',
    } = fields;
    const isKnown =
      clientId === (isVk ? socialKeys.VK_CLIENT_ID : socialKeys.OK_CLIENT_ID) && fields['response_type'] === 'code';
    const back = new URL(redirectUri);
    back.searchParams.set('state', state);
    if (!isKnown || !this.gives || fields['code_challenge_method'] !== 'S256') {
      back.searchParams.set('error', isKnown && !this.gives ? 'access_denied' : 'invalid_request');
      return back.href;
    }
    const [code, deviceId] = [`vk2.a.${randomUUID()}`, randomUUID()];
    this.leaves.set(code, { clientId, redirectUri, challenge, deviceId, state });
    back.searchParams.set('code', code);
    if (isVk) back.searchParams.set('device_id', deviceId);
    return back.href;
  }

  private exchange(fields: Fields, isVk: boolean): object {
    const leave = this.leaves.get(fields['code'] ?? '');
    this.leaves.delete(fields['code'] ?? '');
    const isRight =
      leave !== undefined &&
      fields['grant_type'] === 'authorization_code' &&
      fields['client_id'] === leave.clientId &&
      fields['redirect_uri'] === leave.redirectUri &&
      digest(fields['code_verifier'] ?? '') === leave.challenge;
    const isProven = isVk
      ? fields['device_id'] === leave?.deviceId && fields['state'] === leave?.state
      : fields['client_secret'] === socialKeys.OK_CLIENT_SECRET;
    if (!isRight || !isProven)
      return { error: isRight ? 'invalid_client' : 'invalid_grant', error_description: 'refused' };
    const token = randomUUID();
    this.tokens.add(token);
    return isVk
      ? {
          access_token: token,
          id_token: 'a.b.c',
          token_type: 'Bearer',
          expires_in: 3600,
          user_id: Number(this.person.id),
          state: leave.state,
        }
      : { access_token: token, token_type: 'session', refresh_token: 'r', expires_in: '1800' };
  }

  private describeVk({ client_id: clientId, access_token: token = '' }: Fields): object {
    if (!this.tokens.has(token) || clientId !== socialKeys.VK_CLIENT_ID) return { error: 'invalid_token' };
    const { id, firstName, lastName } = this.person;
    return { user: { user_id: id, first_name: firstName, last_name: lastName, avatar: '', sex: 1, verified: true } };
  }

  private describeOk({ sig, access_token: token = '', ...signed }: Fields): object {
    const parameters = Object.keys(signed)
      .toSorted()
      .map((name) => `${name}=${signed[name]}`)
      .join('');
    const isSigned = sig === md5(parameters + md5(token + socialKeys.OK_CLIENT_SECRET));
    if (!isSigned || !this.tokens.has(token) || signed['application_key'] !== socialKeys.OK_PUBLIC_KEY) {
      return { error_code: 104, error_msg: 'PARAM_SIGNATURE : Invalid signature', error_data: null };
    }
    const { id, firstName, lastName } = this.person;
    return { uid: id, first_name: firstName, last_name: lastName };
  }
}
