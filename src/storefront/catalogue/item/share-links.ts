/** A service where an item can be shared. */
export type SharePlace = 'vk' | 'ok' | 'telegram' | 'whatsapp';

const WIDTH = 626;
const HEIGHT = 436;

/** What is shared. */
export interface Shared {
  url: string;
  title: string;
  /** The absolute URL of a picture. */
  image?: string | undefined;
}

const makers: Readonly<Record<SharePlace, (shared: Shared) => [address: string, query: Record<string, string>]>> = {
  vk: ({ url, title, image }) => ['https://vk.com/share.php', { url, title, ...(image && { image }) }],
  ok: ({ url, title, image }) => ['https://connect.ok.ru/offer', { url, title, ...(image && { imageUrl: image }) }],
  telegram: ({ url, title }) => ['https://t.me/share/url', { url, text: title }],
  whatsapp: ({ url, title }) => ['https://api.whatsapp.com/send', { text: `${title} ${url}` }],
};

/** The URL of a service's share form. */
function shareLink(place: SharePlace, shared: Shared): string {
  const [address, query] = makers[place](shared);
  return `${address}?${new URLSearchParams(query)}`;
}

/** Opens a service's share form in a popup in the middle of the window. */
export function openShare(place: SharePlace, shared: Shared): void {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  window.open(
    shareLink(place, shared),
    '_blank',
    `noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
}
