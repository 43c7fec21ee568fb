import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    // One file: what stands beside it (migrations) is found from `import.meta.url`.
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});
