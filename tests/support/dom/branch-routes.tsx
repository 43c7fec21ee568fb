import { branchPages } from '#app/pages/branch-pages.tsx';
import { Suspense } from 'react';
import { Route } from 'wouter';

/** The pages of all branches, each at its address. */
export function BranchRoutes() {
  return (
    <Suspense fallback={null}>
      {branchPages.map(({ path, Page }) => (
        <Route key={path} path={path} component={Page} />
      ))}
    </Suspense>
  );
}
