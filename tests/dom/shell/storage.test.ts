import { cartIdStorage, tokenStorage } from '#api/storage.ts';
import { storedText } from '#lib/storage.ts';
import { expect, it, vi } from 'vitest';

it('keeps a text between visits', () => {
  storedText('shop-token').write('secret');
  expect(localStorage.getItem('shop-token')).toBe('secret');
  expect(storedText('shop-token').read()).toBe('secret');
  storedText('shop-token').clear();
  expect(storedText('shop-token').read()).toBeNull();
});

it('keeps the token and the cart’s id by the host', () => {
  tokenStorage.write('secret');
  cartIdStorage.write('c1');
  expect({ ...localStorage }).toEqual({ 'localhost:3000-token': 'secret', 'localhost:3000-cart-id': 'c1' });
});

it('forgets what another tab has taken away', () => {
  const text = storedText('shop-token');
  text.write('secret');
  localStorage.removeItem('shop-token');
  expect(text.read()).toBeNull();
});

it('keeps it for the page where the browser refuses to', () => {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const text = storedText('shop-token');
  text.write('secret');
  expect(text.read()).toBe('secret');
  text.clear();
  expect(text.read()).toBeNull();
});

it('hears of a change in another tab, of its own key or of all', () => {
  const heard = vi.fn<(now: string | null) => void>();
  const stop = storedText('shop-token').onChangeElsewhere(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'shop-token', oldValue: 'a', newValue: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard.mock.calls).toEqual([['b'], [null]]);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'shop-token' }));
  expect(heard).toHaveBeenCalledTimes(2);
});
