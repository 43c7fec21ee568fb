const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * The address with its path written as `path`, if both differ only in the slash at the end. A person may type either;
 * changing it would open the page anew, at its top.
 */
export function keepPath(href: string, path: string): string {
  const [own = ''] = href.split('?', 1);
  return withoutSlash(own) === withoutSlash(path) ? path + href.slice(own.length) : href;
}
