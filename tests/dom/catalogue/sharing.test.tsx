import { ItemActions } from '#storefront/catalogue/item/item-actions.tsx';
import { ItemGallery } from '#storefront/catalogue/item/item-gallery.tsx';
import { ImageLightbox } from '#ui/image-viewer/lightbox.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { shownOverlays } from '#ui/overlay/shown-overlays.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const imageOf = (name: string) => ({
  url: `/files/${name}-640.webp`,
  width: 800,
  height: 600,
  sources: [320, 640, 800].map((width) => ({ url: `/files/${name}-${width}.webp`, width })),
});
const images = [imageOf('a'), imageOf('b'), imageOf('c')];
const item = {
  ...cardOf({ id: 7, name: 'Кружка «Луг»', image: imageOf('a') }),
  description: '',
  category_name: 'Кружки',
  other_category_ids: [],
  attributes: [],
  images,
  version: 1,
  article: '',
  file_ids: [],
  is_hidden: false,
};

describe('sharing an item', () => {
  async function openSharing() {
    const open = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal('open', open);
    const user = userEvent.setup();
    render(
      <TestPage>
        <ItemActions item={item} />
      </TestPage>,
    );
    await user.click(screen.getByRole('button', { name: 'Поделиться' }));
    return { open, user, dialog: within(await screen.findByRole('dialog', { name: 'Поделиться товаром' })) };
  }

  it.each([
    [
      'ВКонтакте',
      'https://vk.com/share.php',
      { url: 'http://localhost:3000/item/7/', title: 'Кружка «Луг»', image: 'http://localhost:3000/files/a-640.webp' },
    ],
    [
      'Одноклассники',
      'https://connect.ok.ru/offer',
      {
        url: 'http://localhost:3000/item/7/',
        title: 'Кружка «Луг»',
        imageUrl: 'http://localhost:3000/files/a-640.webp',
      },
    ],
    ['Telegram', 'https://t.me/share/url', { url: 'http://localhost:3000/item/7/', text: 'Кружка «Луг»' }],
    ['WhatsApp', 'https://api.whatsapp.com/send', { text: 'Кружка «Луг» http://localhost:3000/item/7/' }],
  ])('opens a popup of 626 × 436 at %s', async (place, address, query) => {
    const { open, user, dialog } = await openSharing();
    await user.click(dialog.getByRole('button', { name: place }));
    expect(open).toHaveBeenCalledOnce();
    const [href, , features] = open.mock.calls[0] ?? [];
    const url = new URL(String(href));
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([address, query]);
    expect(features).toMatch(/\bwidth=626,height=436\b/);
    expect(features).toMatch(/\bnoopener\b/);
  });

  it('copies the link and says so', async () => {
    const { user, dialog } = await openSharing();
    await user.click(dialog.getByRole('button', { name: 'Скопировать ссылку' }));
    expect(await dialog.findByRole('button', { name: 'Ссылка скопирована' })).toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('Ссылка скопирована');
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/item/7/');
    expect(dialog.getByLabelText('Ссылка на товар')).toHaveValue('http://localhost:3000/item/7/');
  });

  it('offers other programs where the browser can share', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
    });
    const { user, dialog } = await openSharing();
    await user.click(dialog.getByRole('button', { name: 'Другие приложения' }));
    expect(share).toHaveBeenCalledWith({ url: 'http://localhost:3000/item/7/', title: 'Кружка «Луг»' });
  });
});

describe('asking about an item', () => {
  it('lists every way to reach the shop, and begins the message where a messenger can', async () => {
    const contacts = {
      phone: '78005553535',
      telegram: '@lavka',
      whatsapp: '79000000000',
      viber: '79000000000',
      vk: 'https://vk.example/l',
      ok: 'https://ok.example/l',
      instagram: 'https://in.example/l',
      ref: 'https://l.example',
    };
    const user = userEvent.setup();
    render(
      <TestPage retail={{ ...someRetail, contacts }}>
        <ItemActions item={item} />
      </TestPage>,
    );
    await user.click(screen.getByRole('button', { name: /Задать вопрос/ }));
    const dialog = await screen.findByRole('dialog', { name: /Связаться с/ });
    const links = within(dialog)
      .getAllByRole('link')
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);
    const question = 'Здравствуйте! Вопрос о\u00A0товаре: Кружка «Луг», http://localhost:3000/item/7/';
    expect(links).toEqual([
      [expect.stringMatching(/^Позвонить: \+7/), 'tel:+78005553535'],
      ['Telegram', `https://t.me/lavka?text=${question}`],
      ['WhatsApp', `https://wa.me/79000000000?text=${question}`],
      ['Viber', 'viber://chat?number=+79000000000'],
      ['ВКонтакте', 'https://vk.example/l'],
      ['Одноклассники', 'https://ok.example/l'],
      ['Instagram*', 'https://in.example/l'],
      ['Сайт', 'https://l.example'],
    ]);
    expect(within(dialog).getByText(/^\*.Принадлежит компании Meta/)).toBeVisible();
  });

  it('is not offered by a shop that cannot be reached', () => {
    render(
      <TestPage>
        <ItemActions item={item} />
      </TestPage>,
    );
    expect(screen.queryByRole('button', { name: /Задать вопрос/ })).toBeNull();
  });
});

describe("an item's pictures", () => {
  it('open in the viewer at the one that was pressed', async () => {
    const user = userEvent.setup();
    render(
      <TestPage>
        <ItemGallery name="Кружка" image={null} images={images} />
        <ImageLightbox />
      </TestPage>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Открыть изображение 2 из 3' }));
    const viewer = await screen.findByRole('dialog', { name: 'Просмотр изображений' });
    expect(imageViewer.viewed.get()).toMatchObject({ images, index: 1, alt: 'Кружка' });
    await user.click(within(viewer).getByRole('button', { name: 'Закрыть' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(imageViewer.isOpen.get()).toBe(false);
  });

  it('stay at the one looked at last when the viewer is left; Home and End lead to the ends', async () => {
    const user = userEvent.setup();
    render(
      <TestPage>
        <ItemGallery name="Кружка" image={null} images={images} />
        <ImageLightbox />
      </TestPage>,
    );
    await user.click(screen.getByRole('button', { name: 'Открыть изображение 1 из 3' }));
    const viewer = await screen.findByRole('dialog', { name: 'Просмотр изображений' });
    for (const [key, place] of [
      ['{End}', '3 / 3'],
      ['{Home}', '1 / 3'],
      ['{ArrowRight}', '2 / 3'],
    ] as const) {
      await user.keyboard(key);
      expect(await within(viewer).findByText(place)).toBeInTheDocument();
    }
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Открыть изображение 2 из 3' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Изображение 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('stay at the one looked at last when Back closes the viewer', async () => {
    const user = userEvent.setup();
    render(
      <TestPage>
        <ItemGallery name="Кружка" image={null} images={images} />
        <ImageLightbox />
      </TestPage>,
    );
    await user.click(screen.getByRole('button', { name: 'Открыть изображение 1 из 3' }));
    const viewer = await screen.findByRole('dialog', { name: 'Просмотр изображений' });
    await user.keyboard('{End}');
    await within(viewer).findByText('3 / 3');
    act(() => shownOverlays.get().at(-1)?.close());
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Открыть изображение 3 из 3' })).toHaveFocus();
  });

  it('are chosen by their small ones; only the chosen is on the way of the keyboard', async () => {
    const user = userEvent.setup();
    render(
      <TestPage>
        <ItemGallery name="Кружка" image={null} images={images} />
      </TestPage>,
    );
    await user.click(screen.getByRole('button', { name: 'Изображение 3' }));
    expect(screen.getByRole('button', { name: 'Изображение 3' })).toHaveAttribute('aria-pressed', 'true');
    const order = screen.getAllByRole('button', { name: /Открыть/ }).map((button) => button.tabIndex);
    expect(order).toEqual([-1, -1, 0]);
  });

  it('come at once if they are first, else when they are near, each in the width of its place', () => {
    render(
      <TestPage>
        <ItemGallery name="Кружка" image={null} images={images} />
      </TestPage>,
    );
    const [first, second] = screen.getAllByRole('img', { name: /^Кружка/ });
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(first).toHaveAttribute('srcset', '/files/a-320.webp 320w, /files/a-640.webp 640w, /files/a-800.webp 800w');
    expect(first).toHaveAttribute('sizes', expect.stringContaining('100vw - 32px'));
  });
});
