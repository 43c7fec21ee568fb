import { pageRoutes } from '#common/routes/pages.ts';
import { paths } from '#routes/paths.ts';
import { formatPhone } from '#lib/phone.ts';
import { contactLinks } from '#entities/shop/contact-links.ts';
import { contactLabel, contactNote } from '#entities/shop/contacts.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { Link } from 'wouter';
import classes from './footer.module.css';
import { shellStrings } from '../shell.strings.ts';

/** The footer of every page, with the shop's contacts. */
export function Footer() {
  const { name, contacts, info_pages: infoPages } = useShop();
  const { phone } = contacts;
  const links = contactLinks(contacts);
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <Link href={paths.main.getHref()} className={classes['name']}>
          {name}
        </Link>
        <nav aria-label={shellStrings.contacts} className={classes['links']}>
          <Link href={paths.catalog.getHref()}>{pageRoutes.catalog.label}</Link>
          {links.map((link) => (
            <a key={link.kind} href={link.href} target="_blank" rel="noreferrer">
              {contactLabel(link)}
            </a>
          ))}
          {phone && <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>}
        </nav>
        {infoPages.length > 0 && (
          <nav aria-label={shellStrings.info} className={classes['links']}>
            {infoPages.map(({ slug, title }) => (
              <Link key={slug} href={paths.info.getHref(slug)}>
                {title}
              </Link>
            ))}
          </nav>
        )}
        {links.some(({ isMarked }) => isMarked) && <p className={classes['note']}>{contactNote}</p>}
      </div>
    </footer>
  );
}
