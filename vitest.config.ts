import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Waits end as soon as what they wait for is there. The limits only end a run that hangs: on a machine with ten times
// as much to do as it can, a test that starts programs of its own takes minutes.
const patient = { expect: { poll: { timeout: 60_000 } }, testTimeout: 120_000, hookTimeout: 300_000 };
const slow = { ...patient, testTimeout: 600_000 };

export default defineConfig({
  test: {
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    restoreMocks: true,
    projects: [
      {
        test: { name: 'unit', environment: 'node', isolate: false, include: ['tests/unit/**/*.test.ts'], ...patient },
      },
      {
        test: {
          name: 'model',
          environment: 'node',
          isolate: false,
          include: ['tests/{model,paths,races,requirements}/**/*.test.ts'],
          ...patient,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom/dom-setup.ts'],
          isolate: false,
          ...slow,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/server/global-setup.ts'],
          ...slow,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/server/global-setup.ts'],
          ...slow,
        },
      },
      { test: { name: 'bundle', environment: 'node', include: ['tests/bundle/**/*.test.ts'], ...slow } },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/browser/setup.ts'],
          // Files share one Chromium of their worker.
          isolate: false,
          ...slow,
        },
      },
    ],
  },
});
