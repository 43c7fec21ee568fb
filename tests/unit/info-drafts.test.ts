import { infoDraft } from '#office/settings/info/info-drafts.strings.ts';
import { infoSlugs } from '#common/info-slugs.ts';
import { blanksLeft, readInfoText } from '#common/info-text.ts';
import { expect, it } from 'vitest';

const bare = { name: 'Лавка', contacts: {}, requisites: '' };
const told = {
  name: 'Лавка',
  contacts: { phone: '78005553535' },
  requisites: 'ИП Ким А. В.\nИНН 780000000001\nРасчётный счёт 40802810000000000001\n \nПеревод на карту',
};

it.each(infoSlugs)('cannot be saved as it is: %s', (slug) => {
  for (const shop of [bare, told]) {
    const draft = infoDraft(slug, shop);
    expect(blanksLeft(draft)).toMatch(/^\[\[черновик/);
    expect(draft.length).toBeLessThan(30_000);
    expect(readInfoText(draft).some(({ kind }) => kind === 'heading')).toBe(true);
    expect(draft).not.toContain('Перевод на карту');
  }
});

it.each(['seller', 'offer', 'privacy'] as const)('is filled with who the shop is: %s', (slug) => {
  expect(infoDraft(slug, told)).toContain('ИНН 780000000001');
  expect(infoDraft(slug, bare)).toContain('[[название или ФИО, ИНН, ОГРН или ОГРНИП, адрес]]');
});

it('names the account where one pays alone', () => {
  expect(infoDraft('seller', told)).toContain('40802810000000000001');
  expect(infoDraft('offer', told)).toContain('Продавец: ИП Ким А. В., ИНН 780000000001.');
  expect(infoDraft('privacy', told)).not.toContain('40802810000000000001');
});
