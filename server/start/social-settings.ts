import type { OkSettings } from '../ports/ok-login.ts';
import type { VkSettings } from '../ports/vk-login.ts';
import { startStrings } from './start.strings.ts';

/** The shop's registration at each social network; null where it has none. */
export interface SocialSettings {
  vk: VkSettings | null;
  ok: OkSettings | null;
}

/** Functions for reading settings. */
export interface SettingsReader {
  read: (name: string) => string | undefined;
  isServiceUrl: (text: string) => boolean;
  refuse: (problem: string) => void;
}

const vkNames = ['VK_CLIENT_ID'] as const;
const okNames = ['OK_CLIENT_ID', 'OK_CLIENT_SECRET', 'OK_PUBLIC_KEY'] as const;

/** Reads the registrations at social networks; a network with some values missing is a problem. */
export function readSocialSettings({ read, isServiceUrl, refuse }: SettingsReader): SocialSettings {
  const url = (name: string, fallback: string): string => {
    const text = read(name);
    if (text === undefined || isServiceUrl(text)) return text === undefined ? fallback : new URL(text).origin;
    refuse(startStrings.setting.serviceUrl(name, fallback));
    return fallback;
  };
  /** The values of a network, or null where none is set; reports missing ones. */
  const whole = (names: readonly string[], others: readonly string[]): string[] | null => {
    const missing = names.filter((name) => read(name) === undefined);
    const isTouched = missing.length < names.length || others.some((name) => read(name) !== undefined);
    if (isTouched && missing.length > 0) refuse(startStrings.setting.missing(missing));
    // Messages never repeat secrets.
    for (const name of names) if (!/^[\w.~-]{0,200}$/.test(read(name) ?? '')) refuse(startStrings.setting.key(name));
    return isTouched ? names.map((name) => read(name) ?? '') : null;
  };

  const [vk, ok] = [whole(vkNames, ['VK_URL']), whole(okNames, ['OK_URL', 'OK_API_URL'])];
  const [vkUrl, okUrl, okApiUrl] = [
    url('VK_URL', 'https://id.vk.com'),
    url('OK_URL', 'https://connect.ok.ru'),
    url('OK_API_URL', 'https://api.ok.ru'),
  ];
  const [vkId = ''] = vk ?? [];
  const [okId = '', clientSecret = '', publicKey = ''] = ok ?? [];
  return {
    vk: vk && { clientId: vkId, url: vkUrl },
    ok: ok && { clientId: okId, clientSecret, publicKey, url: okUrl, apiUrl: okApiUrl },
  };
}
