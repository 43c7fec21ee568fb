import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Waits end as soon as what they wait for is there; on a loaded machine that may take long.
const patient = { expect: { poll: { timeout: 20_000 } } };
const slow = { ...patient, testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'], ...patient } },
      { test: { name: 'model', environment: 'node', include: ['tests/model/**/*.test.ts'], testTimeout: 60_000, ...patient } },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom-setup.ts'],
          testTimeout: 120_000,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          ...slow,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          ...slow,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          fileParallelism: false,
          ...slow,
        },
      },
    ],
  },
});
