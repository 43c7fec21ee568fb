/**
 * How statements are planned, as parameters of a start. The lists that staff open take less time than compiling them or
 * starting workers for them would, and their rows are in memory or on a disk that reads any place equally fast.
 */
export const PLANNER_SETTINGS = ['jit=off', 'max_parallel_workers_per_gather=0', 'random_page_cost=1.1'].flatMap(
  (setting) => ['-c', setting],
);
