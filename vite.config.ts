import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

// What every page needs comes in few files that change at different paces; what every list of
// goods needs, and what that is made of, in one, since apart it would be eight files more to each page; the rest is split by the lazy routes themselves.
const tags: ['$initial'] = ['$initial'];
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, tags, priority: 3 },
  { name: 'library', test: /node_modules[\\/]/, tags, priority: 2 },
  { name: 'shop', tags, priority: 1 },
  { name: 'goods', test: /src[\\/]ui[\\/](?:item-card|error-state|page-title)\./ },
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { pluginTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/files': api, '/healthz': api, '/social-login/': api, '/demo/social-login/': api },
  },
});
