import type { components } from '#contract/types.ts';
import { contactLinks } from '#entities/shop/contact-links.ts';
import { contactLabel, contactNote } from '#entities/shop/contacts.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { DeliveryPlace } from '#entities/order/delivery-place.tsx';
import { formatPhone } from '#lib/phone.ts';
import classes from './info-page.module.css';
import { infoStrings } from './info.strings.ts';

type Point = components['schemas']['ShopPoint'];

function PointCard({ point }: { point: Point }) {
  const { name, address, image } = point;
  return (
    <li className={classes['point']}>
      {image && <img src={image.sources[0]?.url ?? image.url} alt="" width={72} height={72} />}
      <div>
        <h3>{name}</h3>
        <DeliveryPlace delivery={{ address, point }} />
      </div>
    </li>
  );
}

/** The shop's contacts, and its pickup points with their hours. */
export function ContactsView({ points }: { points: readonly Point[] }) {
  const { contacts } = useShop();
  const { phone } = contacts;
  const links = contactLinks(contacts);
  return (
    <>
      {(phone || links.length > 0) && (
        <section className={classes['section']}>
          <h2>{infoStrings.reach}</h2>
          <ul className={classes['links']}>
            {phone && (
              <li>
                <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
              </li>
            )}
            {links.map((link) => (
              <li key={link.kind}>
                <a href={link.href} target="_blank" rel="noreferrer">
                  {contactLabel(link)}
                </a>
              </li>
            ))}
          </ul>
          {links.some(({ isMarked }) => isMarked) && <p className={classes['dim']}>{contactNote}</p>}
        </section>
      )}
      {points.length > 0 && (
        <section className={classes['section']}>
          <h2>{infoStrings.points}</h2>
          <ul className={classes['points']}>
            {points.map((point) => (
              <PointCard key={point.id} point={point} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
