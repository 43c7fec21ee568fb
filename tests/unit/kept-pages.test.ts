import { describe, expect, it } from 'vitest';
import type { CallAnswer, StyledPage } from '#common/drawing.ts';
import { keepPages } from '#server/pages/drawing/kept-pages.ts';
import type { AnswerCall } from '#server/pages/drawing/page-drawer.ts';
import { deferred } from '#tests/support/deferred.ts';

const json = (text: string): CallAnswer => ({ status: 200, text });

/** Draws the price that a page's one answer says, and counts. */
function makeDesk({ withinMs = 60_000, maxBytes = 10_000 } = {}) {
  const drawn: string[] = [];
  const late: unknown[] = [];
  let held: Promise<void> = Promise.resolve();
  const draw = async (path: string, answer: AnswerCall): Promise<StyledPage> => {
    const { text } = await answer(`/api/item${path}`);
    drawn.push(path);
    await held;
    return { html: text, css: 'a', data: 'bc' };
  };
  const pageOf = keepPages({ drawer: { draw }, withinMs, maxBytes, onLateFailure: (error) => late.push(error) });
  return {
    drawn,
    late,
    pageOf,
    hold: (until: Promise<void>) => {
      held = until;
    },
  };
}

describe('a drawn page', () => {
  it('is drawn once for as long as it is answered alike', async () => {
    const { pageOf, drawn } = makeDesk();
    const first = await pageOf(1, '/1/', async () => json('990 ₽'));
    const second = await pageOf(1, '/1/', async () => json('990 ₽'));
    expect([first?.html, second?.html]).toEqual(['990 ₽', '990 ₽']);
    expect(drawn).toEqual(['/1/']);
  });

  it('is drawn anew at the first request after a price has changed', async () => {
    const { pageOf, drawn } = makeDesk();
    await pageOf(1, '/1/', async () => json('990 ₽'));
    expect(await pageOf(1, '/1/', async () => json('890 ₽'))).toMatchObject({ html: '890 ₽' });
    expect(await pageOf(1, '/1/', async () => json('890 ₽'))).toMatchObject({ html: '890 ₽' });
    expect(drawn).toEqual(['/1/', '/1/']);
  });

  it('is one shop’s own', async () => {
    const { pageOf } = makeDesk();
    await pageOf(1, '/1/', async () => json('990 ₽'));
    expect(await pageOf(2, '/1/', async () => json('70 ₽'))).toMatchObject({ html: '70 ₽' });
  });

  it('is not waited for when it takes too long, and kept for who comes next', async () => {
    const { pageOf, drawn, hold } = makeDesk({ withinMs: 1 });
    const slow = deferred<void>();
    hold(slow.promise);
    await expect(pageOf(1, '/1/', async () => json('990 ₽'))).rejects.toThrow('/1/ was not drawn within 1 ms');
    slow.resolve();
    await expect
      .poll(() => pageOf(1, '/1/', async () => json('990 ₽')).catch(() => null))
      .toMatchObject({
        html: '990 ₽',
      });
    expect(drawn[0]).toBe('/1/');
  });

  it('tells of a failure that nobody waits for any more', async () => {
    const { pageOf, late, hold } = makeDesk({ withinMs: 1 });
    const slow = deferred<void>();
    hold(slow.promise);
    await expect(pageOf(1, '/1/', async () => json('990 ₽'))).rejects.toThrow('not drawn within');
    slow.reject(new Error('broken'));
    await expect.poll(() => late).toEqual([new Error('broken')]);
  });

  it('makes room for others: the one that was not asked for longest goes', async () => {
    // Each takes 2 × (3 + 1 + 2 + 3) bytes.
    const { pageOf, drawn } = makeDesk({ maxBytes: 40 });
    const answer: AnswerCall = async () => json('1 ₽');
    await pageOf(1, '/1/', answer);
    await pageOf(1, '/2/', answer);
    await pageOf(1, '/1/', answer);
    await pageOf(1, '/3/', answer);
    await pageOf(1, '/1/', answer);
    await pageOf(1, '/2/', answer);
    expect(drawn).toEqual(['/1/', '/2/', '/3/', '/2/']);
  });
});
