import { describe, expect } from 'vitest';
import { expectCleanEverywhere } from '#tests/support/browser/axe.ts';
import { findAxeViolations } from '#tests/support/browser/find-axe-violations.ts';
import { it } from '#tests/support/browser/it.ts';
import { narrow, type Visit } from '#tests/support/browser/visit.ts';
import { heading, type Place } from './axe-place.ts';
import { ofGuest } from './axe-guest-places.ts';
import { ofIntermediary, ofOwner } from './axe-places.ts';
import { ofShopkeeping } from './axe-shop-places.ts';

const owner = '9000000001';
const intermediary = '9000000007';

it.beforeAll(async ({ stay }) => {
  const { page, close } = await stay({ width: 1280, scheme: 'light' }, { path: '/item/1/', phone: owner });
  await page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Открыть корзину' }).waitFor();
  const isLiked = page.waitForResponse('**/api/favourite/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Нравится: / })
    .first()
    .click();
  await isLiked;
  await close();
});

async function check(visited: Visit, { name, path, open, shown }: Place): Promise<void> {
  await visited.page.goto(path);
  await open?.(visited);
  await shown(visited.page);
  await expectCleanEverywhere(visited, `axe-${name}`);
}

describe('axe-core finds nothing on a phone and on a wide screen, in light and dark', () => {
  describe('for a guest', () => {
    let guest: Visit;
    it.beforeAll(async ({ stay }) => {
      guest = await stay(narrow, { path: null });
      guest.allow(/404.*\/(item\/999999|no-such-page)\//);
      return guest.close;
    });
    it.for(ofGuest)('on $name', (place) => check(guest, place));
    it('and nothing is said to the console', () => expect(guest.problems()).toEqual([]));
  });

  describe.each([
    { who: 'the owner', phone: owner, places: [...ofOwner, ...ofShopkeeping] },
    { who: 'an intermediary', phone: intermediary, places: ofIntermediary },
  ])('for $who', ({ phone, places }) => {
    let member: Visit;
    it.beforeAll(async ({ stay }) => {
      member = await stay(narrow, { path: null, phone });
      return member.close;
    });
    it.for(places)('on $name', (place) => check(member, place));
    it('and nothing is said to the console', () => expect(member.problems()).toEqual([]));
  });
});

it('a place is looked at on a wide screen where it shows more there', async ({ visit }) => {
  const visited = await visit(narrow, { path: '/favourites/' });
  await heading('Понравившиеся')(visited.page);
  await visited.page.evaluate(() => {
    // The page's policy lets no style in as text.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (max-width: 1000px) { #wide { display: none } }');
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main')?.append(Object.assign(new Image(), { id: 'wide' }));
  });
  const found = expect.arrayContaining([expect.stringMatching(/^image-alt/)]);
  await expect(expectCleanEverywhere(visited, 'axe-wide')).rejects.toMatchObject({ actual: found });
});

it('axe-core finds a picture without a text', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' });
  await page.evaluate(() => document.body.append(new Image()));
  expect(await findAxeViolations(page)).toContainEqual(expect.stringMatching(/^image-alt/));
});
