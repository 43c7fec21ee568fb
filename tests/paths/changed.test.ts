import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { models } from '#tests/model/registry.ts';
import { changedSince, touchedBy } from './changed.ts';

const touched = (...files: string[]) => touchedBy(models, files).map(({ model }) => model.name);
const all = models.map(({ name }) => name);

describe('what a change touches', () => {
  it('is the machine whose table, promises, flow, view or walk it is', () => {
    expect(touched('tests/model/cart/cart-line.table.ts')).toContain('cart/cart-line');
    expect(touched('tests/model/payment/paying.promises.ts')).toEqual(['payment/paying']);
    expect(touched('src/entities/cart/flows/cart-line.flow.ts')).toContain('cart/cart-line');
    expect(touched('tests/dom/flows/paying.test.ts')).toEqual(['payment/paying']);
    expect(touched('tests/server/walks/payment.test.ts')).toEqual(['payment/payment']);
  });

  it('is every machine that is walked over what has changed', () => {
    expect(touched('machines/kit/define-lifecycle.ts')).toEqual(
      expect.arrayContaining(['order/placed-order', 'order/order-line', 'payment/payment', 'purchase/purchase']),
    );
    expect(touched('tests/model/kit/server/walk-server.ts').toSorted()).toEqual([
      'order/order-line',
      'order/placed-order',
      'payment/payment',
      'purchase/purchase',
    ]);
    expect(touched('tests/model/kit/walk-node.ts')).toEqual(all);
  });

  it.each(['tests/model/kit/new-part.ts', 'tests/paths/measure.ts', 'package-lock.json', 'vitest.config.ts'])(
    'is all of them where %s has changed, which nobody knows the use of',
    (file) => expect(touched(file)).toEqual(all),
  );

  it('is every machine that a browser walks where a style or the server has changed', () => {
    const style = touched('src/ui/unknown.module.css');
    expect(style).toEqual(expect.arrayContaining(['cart/cart-line', 'shell/confirm']));
    expect(style).not.toContain('payment/payment');
    expect(touched('server/domain/cart/unknown.ts')).toEqual(style);
    expect(touched('server/db/migrations/0001_unknown.sql')).toEqual(style);
    expect(touched('src/app/main.tsx')).toEqual(style);
  });

  it('is nothing where no walk reads it', () => {
    expect(
      touched('docs/glossary.md', 'tests/paths/README.md', 'tests/paths/parts.test.ts', 'scripts/shop.mjs'),
    ).toEqual([]);
  });

  it('says which of the files it is', () => {
    const files = ['docs/glossary.md', 'tests/model/payment/paying.promises.ts', 'tests/dom/flows/paying.test.ts'];
    expect(touchedBy(models, files)).toMatchObject([
      { model: { name: 'payment/paying' }, files: [files[1], files[2]] },
    ]);
  });
});

describe('what has changed', () => {
  /** A repository whose branch has a commit more than `main`, and files that are in none. */
  function repository() {
    const root = mkdtempSync(join(tmpdir(), 'changed-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, encoding: 'utf8' });
    const commit = (name: string) => {
      writeFileSync(join(root, name), name);
      git('add', '.');
      git('commit', '-qm', name);
      return git('rev-parse', '--short', 'HEAD').trim();
    };
    git('init', '-qb', 'main');
    return { root, git, commit };
  }

  it('is what differs from where the branch left main, new and deleted files too', () => {
    const { root, git, commit } = repository();
    const base = commit('old');
    git('checkout', '-qb', 'branch');
    commit('committed');
    commit('вторая');
    writeFileSync(join(root, 'новый'), '');
    rmSync(join(root, 'old'));
    expect(changedSince(root, '')).toEqual({ ref: base, files: ['committed', 'old', 'вторая', 'новый'] });
    expect(changedSince(root, 'HEAD~1').files).toEqual(['old', 'вторая', 'новый']);
  });

  it('is on main what is not committed, or the last commit', () => {
    const { root, commit } = repository();
    const first = commit('first');
    const second = commit('second');
    expect(changedSince(root, '')).toEqual({ ref: first, files: ['second'] });
    writeFileSync(join(root, 'new'), '');
    expect(changedSince(root, '')).toEqual({ ref: second, files: ['new'] });
  });

  it('is not known where the commit is not', () => {
    const { root, commit } = repository();
    commit('first');
    expect(() => changedSince(root, 'nowhere')).toThrow('nowhere');
    expect(() => changedSince(root, '--output=x')).toThrow();
  });
});
