import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Nothing is near the window until the returned function is called, for the rest of the test. */
export function holdNearness(): () => Promise<void> {
  const watched = new Set<Report>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: Report;
      constructor(report: Report) {
        this.report = report;
      }
      observe(): void {
        watched.add(this.report);
      }
      disconnect(): void {
        watched.delete(this.report);
      }
    },
  );
  return () =>
    act(async () => {
      for (const report of watched) report([{ isIntersecting: true }]);
      await Promise.resolve();
    });
}
