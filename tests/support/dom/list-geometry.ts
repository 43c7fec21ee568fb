import { vi } from 'vitest';

/** Lays the rows of lists out one below another, 50 px each, as jsdom lays out nothing. */
export function layOutRows(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const row = this.closest('li');
    const place = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
    return new DOMRect(0, place * 50, 300, 40);
  });
}
