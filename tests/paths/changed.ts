import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Model } from '#tests/model/kit/model.ts';
import { filesIn, loadedBy } from '#tests/mutants/related.ts';
import { testWalks } from './drivers/walks.ts';

/** A machine that a change touches, with the files that have changed. */
export interface Touched {
  model: Model;
  files: readonly string[];
}

/** What every walk hangs on, whatever it imports. */
const KIT =
  /^(?:tests\/(?:model\/kit|paths|support)\/|openapi\/|package(?:-lock)?\.json$|[^/]*config[^/]*\.(?:ts|json)$)/;
/** What the shop is built of, and no import of a walk need lead to. */
const BUILT = /^(?:src\/.*\.css$|server\/|public\/|index\.html$)/;
const CLIENT = /^src\/.*\.tsx?$/;
/** What no walk reads. */
const UNREAD = /\.(?:md|test\.tsx?)$/;

/** What git says: lines, or names that end in a null each, as `-z` has them. */
function git(root: string, ...args: string[]): string[] {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio, maxBuffer: 2 ** 26 });
  return text.split(args.includes('-z') ? '\0' : '\n').filter((line) => line !== '');
}

/** Where a branch left `main`; on `main` itself the last commit, or the one before it where nothing is uncommitted. */
function usualRef(root: string): string {
  const [head = ''] = git(root, 'rev-parse', 'HEAD');
  const [base = head] = git(root, 'merge-base', 'HEAD', 'main');
  if (base !== head) return base;
  return git(root, 'status', '--porcelain').length > 0 ? head : `${head}~1`;
}

/** The files that differ from a commit, new ones too, and the commit; the usual one where none is named. */
export function changedSince(root: string, asked: string): { ref: string; files: string[] } {
  const ref = asked === '' ? usualRef(root) : asked;
  const [commit = ref] = git(root, 'rev-parse', '--short', '--verify', `${ref}^{commit}`);
  const changed = git(root, 'diff', '-z', '--name-only', '--no-renames', '--end-of-options', commit);
  return {
    ref: commit,
    files: [...changed, ...git(root, 'ls-files', '-z', '--others', '--exclude-standard')].toSorted(),
  };
}

/** A machine's own files: itself, its table and model, and the tests that walk it. */
function ownFiles({ name }: Model): string[] {
  const [room = '', short = ''] = name.split('/');
  const own = filesIn(`tests/model/${room}`, /\.tsx?$/).filter((file) => file.startsWith(`tests/model/${name}.`));
  const walks = Object.values(testWalks).flatMap(({ files }) => files[name] ?? []);
  return [`machines/${room}/${short}.machine.ts`, ...own, ...walks].filter(existsSync);
}

/**
 * The machines of which something changed: what they, their tables and walks import, what the shop is built of where
 * it is walked, or what every walk hangs on.
 */
export function touchedBy(models: readonly Model[], files: readonly string[]): Touched[] {
  const loads = new Map(
    models.map((model) => [model, new Set(ownFiles(model).flatMap((file) => [...loadedBy(file)]))]),
  );
  const isLoaded = (file: string): boolean => [...loads.values()].some((loaded) => loaded.has(file));
  const ofAll = files.filter((file) => KIT.test(file) && !UNREAD.test(file) && !isLoaded(file));
  return models
    .map((model) => {
      const isBuilt = (file: string): boolean =>
        model.name in testWalks.browser.files && (BUILT.test(file) || (CLIENT.test(file) && !isLoaded(file)));
      return { model, files: [...ofAll, ...files.filter((file) => loads.get(model)?.has(file) || isBuilt(file))] };
    })
    .filter((touched) => touched.files.length > 0);
}
