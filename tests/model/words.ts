import { phoneLoginWords } from './auth/phone-login.words.ts';
import { socialLoginWords } from './auth/social-login.words.ts';
import { cartLineWords } from './cart/cart-line.words.ts';
import { cartWords } from './cart/cart.words.ts';
import { favouriteWords } from './favourite/favourite.words.ts';
import { favouritesWords } from './favourite/favourites.words.ts';
import { itemImportWords } from './item-import/item-import.words.ts';
import { fieldEditWords } from './item/field-edit.words.ts';
import { fieldEditsWords } from './item/field-edits.words.ts';
import type { Words } from './kit/words.ts';
import { checkoutWords } from './order/checkout.words.ts';
import { lineEditWords } from './order/line-edit.words.ts';
import { photoPricingWords } from './order/photo-pricing.words.ts';
import { placingOrderWords } from './order/placing-order.words.ts';
import { stateChangeWords } from './order/state-change.words.ts';
import { paymentDecisionWords } from './payment/payment-decision.words.ts';
import { payingWords } from './payment/paying.words.ts';
import { markQueueWords } from './purchase/mark-queue.words.ts';
import { appSessionWords } from './shell/app-session.words.ts';
import { bulkActionWords } from './shell/bulk-action.words.ts';
import { confirmWords } from './shell/confirm.words.ts';
import { connectionWords } from './shell/connection.words.ts';
import { uploadWords } from './upload/upload.words.ts';
import { uploadsWords } from './upload/uploads.words.ts';

/** A part of the working day. */
export interface PartOfDay {
  title: string;
  words: readonly Words[];
}

/** Every machine that has a view, in the words of those who use it, in the order of a working day. */
export const day: readonly PartOfDay[] = [
  { title: 'Покупатель входит', words: [phoneLoginWords, socialLoginWords] },
  { title: 'Покупатель отмечает понравившееся', words: [favouriteWords, favouritesWords] },
  { title: 'Покупатель собирает корзину', words: [cartWords, cartLineWords, confirmWords] },
  { title: 'Покупатель оформляет заказ', words: [checkoutWords] },
  { title: 'Покупатель заказывает по фото', words: [uploadsWords, uploadWords, placingOrderWords] },
  { title: 'Покупатель платит', words: [payingWords] },
  { title: 'Покупатель остаётся без связи', words: [connectionWords] },
  { title: 'Сотрудник принимает заказы', words: [stateChangeWords, bulkActionWords] },
  { title: 'Сотрудник ставит цены по фото', words: [photoPricingWords, lineEditWords] },
  { title: 'Посредник закупает', words: [markQueueWords] },
  { title: 'Кассир проверяет платежи', words: [paymentDecisionWords] },
  { title: 'Сотрудник ведёт товары', words: [fieldEditWords, fieldEditsWords, itemImportWords] },
  { title: 'Магазин открывается, а сеанс кончается', words: [appSessionWords] },
];
