/** A picture that hasn't come by then isn't waited for. */
const WAIT_MS = 30_000;

const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    if (image.complete) {
      resolve();
      return;
    }
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });

/**
 * Loads the pictures that were not near enough to be loaded, a few at a time as browsers do, and waits until each has
 * come or failed; half a minute at most.
 */
export async function loadPictures(within: Element | null): Promise<void> {
  const images = [...(within?.querySelectorAll('img') ?? [])];
  for (const image of images) image.setAttribute('loading', 'eager');
  if (images.length === 0) return;
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([Promise.all(images.map(settled)), waited]);
}
