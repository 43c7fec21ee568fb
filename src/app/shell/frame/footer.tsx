import { paths } from '#lib/paths.ts';
import { formatPhone } from '#lib/phone.ts';
import { contactLinks } from '#entities/shop/contact-links.ts';
import { contactNames } from '#entities/shop/contacts.strings.ts';
import { useShop } from '#entities/shop/shop-context.tsx';
import { Link } from 'wouter';
import classes from './footer.module.css';
import { shellStrings } from '../shell.strings.ts';

/** The footer of every page, with the shop's contacts. */
export function Footer() {
  const { name, contacts } = useShop();
  const { phone } = contacts;
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <Link href={paths.main.getHref()} className={classes['name']}>
          {name}
        </Link>
        <nav aria-label={shellStrings.contacts} className={classes['links']}>
          <Link href={paths.catalog.getHref()}>{shellStrings.catalog}</Link>
          {contactLinks(contacts).map(({ kind, href }) => (
            <a key={kind} href={href} target="_blank" rel="noreferrer">
              {contactNames[kind]}
            </a>
          ))}
          {phone && <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>}
        </nav>
      </div>
    </footer>
  );
}
