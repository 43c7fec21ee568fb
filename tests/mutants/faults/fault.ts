/** A mistake that somebody could make in the product, and the test that must notice it. */
export interface Fault {
  /** What is wrong once it is planted; the only one of its name. */
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  test: {
    project: 'unit' | 'dom' | 'server' | 'contract';
    file: string;
    /** Part of the test's title, with those of its `describe` before it; all of the file where it is left out. */
    title?: string;
  };
  /** Why its test can only wait in vain with it, and say nothing else; elsewhere a wait that ran out doesn't count. */
  waits?: string;
  /** Why it is a fault, where that isn't plain. */
  why?: string;
}
