import { defineConfig, mergeConfig } from 'vite';
import client from './vite.config.ts';

/** The views as the server draws them, and the thread that does so: the same sources, the same names of classes. */
export default mergeConfig(
  { plugins: client.plugins, css: client.css },
  defineConfig({
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist/pages',
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: { views: 'src/app/drawing/draw-page.tsx', worker: 'server/pages/drawing/worker.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  }),
);
