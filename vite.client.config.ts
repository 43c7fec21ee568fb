import { mergeConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import client from './vite.config.ts';

/** The client as it is shipped: with the service worker, which development and tests of the bundle do without. */
export default mergeConfig(client, {
  plugins: [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      outDir: 'dist/client',
      // The server makes the manifest of each shop, and the page registers the worker when it is idle.
      manifest: false,
      injectRegister: false,
      injectManifest: {
        // Its hash tells one version from another; the worker keeps the page with its files.
        globPatterns: ['index.html'],
        injectionPoint: 'self.builtPages',
      },
    }),
  ],
});
