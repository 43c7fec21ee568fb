import { defineConfig } from 'vite';

/** The script that stands in every drawn page. */
export default defineConfig({
  publicDir: false,
  build: {
    lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'boot.js' },
    outDir: 'dist/pages',
    emptyOutDir: false,
    target: 'es2022',
  },
});
