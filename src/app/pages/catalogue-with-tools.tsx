import { CataloguePage } from '#storefront/catalogue/catalogue-page.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfficeItemTools } from '../office.ts';

export { prefetch } from '#storefront/catalogue/catalogue-page.tsx';

/** The catalogue; staff who fill it have its export and import beside its title. */
export function CatalogueWithTools() {
  const [mayCreate, mayEdit] = [usePermission('create_item'), usePermission('edit_item')];
  const tools = (mayCreate || mayEdit) && (
    <RetryBoundary fallback={null}>
      <OfficeItemTools />
    </RetryBoundary>
  );
  return <CataloguePage tools={tools} />;
}
