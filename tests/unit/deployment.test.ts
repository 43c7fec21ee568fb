import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (path: string) => read(path).split('\n');

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  read_only?: boolean;
  restart?: string;
  logging?: { options?: Record<string, string> };
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

// Images can't be built where the tests run: what they name is looked for instead.
describe('the image', () => {
  const allowed = linesOf('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

  it('is built from all that the build hashes, and of nothing else that isn’t there', () => {
    const sources = /const sources = \[(.*?)\]/s.exec(read('scripts/stamp.mjs'))?.[1] ?? '';
    const hashed = [...sources.matchAll(/'([^'/]+)[^']*'/g)].map(([, name]) => name);
    expect(hashed).toContain('server');
    expect(hashed.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
    expect(allowed.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  it('runs what the build makes, not as root', () => {
    const last =
      read('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? '';
    expect(last).toContain('CMD ["node", "dist/server/main.js"]');
    expect(read('scripts/stamp.mjs')).toContain("'dist/server/main.js'");
    expect(last.indexOf('USER node')).toBeGreaterThan(last.indexOf('COPY'));
  });
});

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;

  it('has two processes that write to their data alone, and opens the proxy’s ports only', () => {
    const shops = Object.entries(services).filter(([name]) => name.startsWith('shop'));
    expect(shops.map(([name, { read_only: isReadOnly, volumes: data }]) => [name, isReadOnly, data])).toEqual([
      ['shop-1', true, ['data:/data']],
      ['shop-2', true, ['data:/data']],
    ]);
    const open = Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []));
    expect(open).toEqual(['proxy']);
  });

  it('starts everything again, and lets no log fill the disk', () => {
    const kept = Object.values(services).map(({ restart, logging }) => [restart, logging?.options?.['max-size']]);
    expect(kept).toEqual([
      ['unless-stopped', '10m'],
      ['unless-stopped', '10m'],
      ['unless-stopped', '10m'],
      ['unless-stopped', '10m'],
    ]);
  });

  it('names settings, files, volumes and processes that there are', () => {
    const known = new Set([...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(Object.keys(services['shop-1']?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    const mounted = Object.values(services).flatMap(({ volumes: list = [] }) =>
      list.map((one) => one.split(':')[0] ?? ''),
    );
    const missing = mounted.filter((name) =>
      name.startsWith('.') ? !existsSync(join(root, name)) : !(name in volumes),
    );
    expect(missing).toEqual([]);
    const upstreams = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ');
    expect(upstreams).toEqual(['shop-1:3000', 'shop-2:3000']);
  });
});

it('the unit for systemd starts what the build makes', () => {
  expect(linesOf('deploy/shop.service')).toContain('ExecStart=/usr/bin/node dist/server/main.js');
});
