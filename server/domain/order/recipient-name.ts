import type { Transaction } from '../../db/engine/types.ts';
import { nameUnnamed } from '../../db/repositories/customer/customer.ts';
import { fullName, splitName } from '../kit/text.ts';

/** Who places an order for whom, and the name that the customer has. */
interface Buyer {
  authorId: number;
  customerId: number;
  firstName: string;
  lastName: string;
}

/** Gives a customer without a name the recipient's, where the order is their own: what staff type names nobody. */
export async function nameByRecipient(transaction: Transaction, buyer: Buyer, recipientName: string): Promise<void> {
  if (buyer.authorId !== buyer.customerId || fullName(buyer) !== '') return;
  await nameUnnamed(transaction, buyer.customerId, splitName(recipientName));
}
