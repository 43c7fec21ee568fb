import { BRAND_STYLE_ID, brandStyle } from '#common/brand-style.ts';
import { useInsertionEffect } from 'react';

function styleElement(): HTMLElement {
  const written = document.head.querySelector<HTMLElement>(`style#${BRAND_STYLE_ID}`);
  if (written) return written;
  const made = document.createElement('style');
  made.id = BRAND_STYLE_ID;
  document.head.append(made);
  return made;
}

/**
 * Puts a shop's colour in the place of the theme's. The server has written it into the head of the page, for the first
 * paint.
 */
export function useBrandStyle(color: string | undefined): void {
  useInsertionEffect(() => {
    if (color !== undefined) styleElement().textContent = brandStyle(color);
  }, [color]);
}
