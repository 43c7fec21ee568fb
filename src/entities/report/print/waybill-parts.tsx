import { useShop } from '#page/shop-context.tsx';
import { formatPhone } from '#lib/phone.ts';
import { printStrings } from './print.strings.ts';
import classes from './sheet.module.css';

/** Below an empty line the shop says how to pay, which is no part of a document. */
const HOW_TO_PAY = /\n\s*\n/;

/** Who sends: what the shop has said of itself. */
export function Sender() {
  const { name, contacts, requisites } = useShop();
  const [ofShop = ''] = requisites.trim().split(HOW_TO_PAY);
  const lines = ofShop.split('\n').filter(Boolean);
  return (
    <address className={classes['sender']}>
      <b>{name}</b>
      {contacts.phone && <span>{formatPhone(contacts.phone)}</span>}
      {contacts.ref && <span>{contacts.ref}</span>}
      {lines.length > 0 && <b className={classes['requisites']}>{printStrings.requisites}</b>}
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
