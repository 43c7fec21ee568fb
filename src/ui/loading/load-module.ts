/** Where the module is that could not be fetched, if the browser says so. */
function placeIn(error: unknown): URL | null {
  const text = error instanceof TypeError ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined;
  const place = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  return place?.origin === location.origin ? place : null;
}

let tries = 0;

/** Loads a module, and one that was once lost too: Chromium and Firefox never fetch it again, save under another address. */
export async function loadModule<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const place = placeIn(error);
    if (!place) throw error;
    tries += 1;
    place.search = `try=${tries}`;
    try {
      return (await import(/* @vite-ignore */ place.href)) as Module;
    } catch {
      throw error;
    }
  }
}
