/** The URL of the module that could not be loaded, if the browser's message has it. */
function placeIn(error: unknown): URL | null {
  const text = error instanceof TypeError ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined;
  const place = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  return place?.origin === location.origin ? place : null;
}

let tries = 0;

/**
 * Loads a module, even after a failed attempt: Chromium and Firefox cache the failure, so the retry uses another URL.
 */
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
