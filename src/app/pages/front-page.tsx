import { pageRoutes } from '#common/routes/pages.ts';
import { MainPage } from '#storefront/home/main-page.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Link } from 'wouter';
import { worksHere } from '../office.ts';
import classes from './front-page.module.css';

export { prefetch } from '#storefront/home/main-page.tsx';

/** The storefront's front page, with a way to work for whoever works here. */
export function FrontPage() {
  return (
    <MainPage
      corner={
        worksHere(useCustomer()) && (
          <Link href={paths.today.getHref()} className={classes['today']}>
            {pageRoutes.today.label}
            <ArrowRightIcon size={18} />
          </Link>
        )
      }
    />
  );
}
