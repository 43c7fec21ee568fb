import type { components } from '#contract/types.ts';
import { openSettings, serveSettings } from '#tests/support/dom/settings-site.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const hidden: components['schemas']['AuditEntry'] = {
  id: 12,
  at: '2026-11-21T09:30:00.000Z',
  author: 'Мария Кузнецова',
  author_id: 7,
  entity: 'customer',
  record_id: 31,
  action: 'changed',
  label: '',
  before: { customer_type: 'retail' },
  after: { customer_type: 'wholesale' },
  batch_id: null,
  can_undo: false,
  has_hidden: true,
};

it('calls a person whom the viewer may not see by number, and says that something is left out', async () => {
  serveSettings({ '/api/audit/': () => ({ result: [hidden], page: 1, pages: 1, total: 1 }) }, () => Response.json({}));
  openSettings('/settings/audit/', ['edit_retail']);
  const row = within((await screen.findByText(/^№\s31$/)).closest('li') ?? document.body);
  expect(row.getByText(/опт$/)).toBeVisible();
  expect(row.getByText(/^Часть сведений скрыта/)).toBeVisible();
});

const batchId = '00000000-0000-4000-8000-000000000007';
const ofBatch: components['schemas']['AuditEntry'] = {
  ...hidden,
  entity: 'item',
  record_id: 5,
  label: 'Чашка',
  before: { retail_price: 100 },
  after: { retail_price: 110 },
  batch_id: batchId,
  has_hidden: false,
};

it.each([
  { pages: 2, what: 'is offered while its further pages may have something to take back' },
  { pages: 1, what: 'is not offered where nothing of it can be taken back' },
])('undo of a batch $what', async ({ pages }) => {
  const page = { result: [ofBatch], page: 1, pages, total: pages };
  serveSettings({ '/api/audit/': () => page }, () => Response.json({}));
  openSettings(`/settings/audit/?batchId=${batchId}`, ['edit_retail', 'edit_item']);
  await screen.findByText(/Чашка/);
  expect(screen.queryAllByRole('button', { name: 'Отменить всё изменение' })).toHaveLength(pages - 1);
});

it('tells which permissions a group got and lost, and not those that stayed', async () => {
  const ofGroup: components['schemas']['AuditEntry'] = {
    ...hidden,
    entity: 'permission_group',
    label: 'Кладовщик',
    before: { permissions: ['create_item', 'edit_item'] },
    after: { permissions: ['create_item', 'delete_item'] },
    has_hidden: false,
  };
  serveSettings({ '/api/audit/': () => ({ result: [ofGroup], page: 1, pages: 1, total: 1 }) }, () => Response.json({}));
  openSettings('/settings/audit/', ['edit_retail']);
  const row = within((await screen.findByText('Кладовщик')).closest('li') ?? document.body);
  const words = row.getAllByRole('term').map((term) => `${term.textContent} — ${term.nextElementSibling?.textContent}`);
  expect(words).toEqual(['Права: добавлено — Удалять товары', 'Права: убрано — Менять товары и\u00A0категории']);
});
