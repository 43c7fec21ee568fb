import { useShop } from '#entities/shop/shop-context.tsx';
import { formatPhone } from '#lib/phone.ts';
import { printStrings } from './print.strings.ts';
import classes from './sheet.module.css';

/** Who sends: what the shop has said of itself. */
export function Sender() {
  const { name, contacts, requisites } = useShop();
  const lines = requisites.split('\n').filter((line) => line.trim() !== '');
  return (
    <address className={classes['sender']}>
      <b>{name}</b>
      {contacts.phone && <span>{formatPhone(contacts.phone)}</span>}
      {contacts.ref && <span>{contacts.ref}</span>}
      {lines.map((line, place) => (
        <span key={place}>{line}</span>
      ))}
    </address>
  );
}

/** Where those sign who hand over and receive. */
export function Signatures() {
  return (
    <div className={classes['signatures']}>
      <span>{printStrings.handedOver}</span>
      <span>{printStrings.received}</span>
    </div>
  );
}
