import { branchPages } from '#app/pages/branch-pages.tsx';
import { byParticularity } from '#common/routes/by-particularity.ts';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';

const pages = branchPages.toSorted(byParticularity);

/** The pages of all branches, each at its address. */
export function BranchRoutes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} component={Page} />
        ))}
      </Switch>
    </Suspense>
  );
}
