import { AppError } from '../domain/kit/app-error.ts';
import type { Caller } from '../domain/access/caller.ts';
import { listCategories } from '../domain/category/list-categories.ts';
import { getItem } from '../domain/catalogue/get-item.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import { summaryOf } from '#common/info-text.ts';
import { getInfoPage } from '../domain/shop/get-info-page.ts';
import { getRetail } from '../domain/shop/shops.ts';
import type { PageHead, PageShop } from './head.ts';
import { pagesStrings } from './pages.strings.ts';
import { readRoute } from './routes.ts';

/** A page's head with its status: 404 where the address names nothing. */
export interface PageAnswer {
  status: 200 | 404;
  shop: PageShop;
  head: PageHead;
}

/** Where a page is asked for. */
export interface PageRequest {
  /** Scheme, host and port. */
  origin: string;
  path: string;
  query: URLSearchParams;
}

type Retail = Awaited<ReturnType<typeof getRetail>>;
type Category = Awaited<ReturnType<typeof listCategories>>['result'][number];

const DESCRIPTION_LENGTH = 200;
const context = 'https://schema.org';

/** One line of at most 200 characters, cut at a word. */
function describe(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}

/** A category with all that it is in, the outermost first. */
function chainOf(categories: readonly Category[], id: number | null): Category[] {
  const found = categories.find((category) => category.id === id);
  return found ? [...chainOf(categories, found.parent_id), found] : [];
}

const categoryAddress = (origin: string, id: number): string => `${origin}/catalog/?category=${id}`;

/** The way to a page as the page itself shows it: the catalogue, then the categories. */
function breadcrumbs(origin: string, categories: readonly Pick<Category, 'id' | 'name'>[]): object {
  const places = [
    [pagesStrings.catalogue, `${origin}/catalog/`],
    ...categories.map(({ id, name }) => [name, categoryAddress(origin, id)]),
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

function organization(origin: string, { name, description, contacts }: Retail): object {
  const { phone, vk, ok, telegram } = contacts;
  // Without Instagram: nothing here can carry the note that it is shown with.
  const sameAs = [vk, ok, telegram].filter((address) => address?.startsWith('https://'));
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(phone && { telephone: `+${phone}` }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

const pageShop = ({ name, primary_color: color }: Retail): PageShop => ({ name, color });

const missing = (retail: Retail, title: string): PageAnswer => ({
  status: 404,
  shop: pageShop(retail),
  head: {
    title: `${title} — ${retail.name}`,
    description: describe(retail.description),
    canonical: null,
    image: null,
    type: 'website',
    records: [],
  },
});

async function itemPage(
  deps: DomainDeps,
  caller: Caller,
  retail: Retail,
  origin: string,
  id: number,
): Promise<PageAnswer> {
  const item = await getItem(deps, { caller, path: { id } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!item) return missing(retail, pagesStrings.itemMissing);
  const address = `${origin}/item/${id}/`;
  const images = item.images.map(({ url }) => origin + url);
  const description = describe(item.description);
  const product = {
    '@context': context,
    '@type': 'Product',
    name: item.name,
    description,
    sku: String(id),
    ...(images.length > 0 && { image: images }),
    ...(item.attributes.length > 0 && {
      additionalProperty: item.attributes.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: item.price.toFixed(2),
      priceCurrency: 'RUB',
      availability: `${context}/InStock`,
    },
  };
  return {
    status: 200,
    shop: pageShop(retail),
    head: {
      title: `${item.name} — ${retail.name}`,
      description,
      canonical: address,
      image: images[0] ?? null,
      type: 'product',
      records: [product, breadcrumbs(origin, [{ id: item.category_id, name: item.category_name }])],
    },
  };
}

async function categoryPage(
  deps: DomainDeps,
  caller: Caller,
  retail: Retail,
  origin: string,
  id: number,
): Promise<PageAnswer> {
  const chain = chainOf((await listCategories(deps, { caller })).result, id);
  const category = chain.at(-1);
  if (!category) return missing(retail, pagesStrings.categoryMissing);
  return {
    status: 200,
    shop: pageShop(retail),
    head: {
      title: `${category.name} — ${retail.name}`,
      description: pagesStrings.ofCategory(category.name, retail.name),
      canonical: categoryAddress(origin, id),
      image: category.image ? origin + category.image.url : `${origin}/icon-512.png`,
      type: 'website',
      records: [breadcrumbs(origin, chain)],
    },
  };
}

/** A page of the shop about itself: what it says, under the shop's own name for it. */
async function infoPage(
  deps: DomainDeps,
  caller: Caller,
  retail: Retail,
  origin: string,
  slug: string,
): Promise<PageAnswer> {
  const shown = retail.info_pages.find((page) => page.slug === slug);
  if (!shown) return missing(retail, pagesStrings.missing);
  const { title, text } = await getInfoPage(deps, { caller, path: { slug: shown.slug } });
  return {
    status: 200,
    shop: pageShop(retail),
    head: {
      title: `${title} — ${retail.name}`,
      description: describe(summaryOf(text)) || pagesStrings.ofInfo(title, retail.name),
      canonical: `${origin}/info/${slug}/`,
      image: `${origin}/icon-512.png`,
      type: 'website',
      records: slug === 'contacts' ? [organization(origin, retail)] : [],
    },
  };
}

/** What a guest's page says in its head. Only what the shop published goes into it, never what a customer typed. */
export async function readPage(
  deps: DomainDeps,
  shop: Caller['shop'],
  { origin, path, query }: PageRequest,
): Promise<PageAnswer> {
  const caller: Caller = { shop, customer: null, address: '' };
  const retail = await getRetail(deps, caller, []);
  const route = readRoute(path, query);
  if (route.kind === 'item') return itemPage(deps, caller, retail, origin, route.id);
  if (route.kind === 'category') return categoryPage(deps, caller, retail, origin, route.id);
  if (route.kind === 'info') return infoPage(deps, caller, retail, origin, route.slug);
  if (route.kind === 'unknown') return missing(retail, pagesStrings.missing);
  const isCatalogue = route.kind === 'catalog';
  const isPersonal = route.kind === 'personal';
  return {
    status: 200,
    shop: pageShop(retail),
    head: {
      title: isCatalogue ? `${pagesStrings.catalogue} — ${retail.name}` : retail.name,
      description: isCatalogue ? pagesStrings.ofCatalogue(retail.name) : describe(retail.description),
      canonical: isPersonal ? null : `${origin}${isCatalogue ? '/catalog/' : '/'}`,
      image: `${origin}/icon-512.png`,
      type: 'website',
      records: isPersonal || isCatalogue ? [] : [organization(origin, retail)],
    },
  };
}
