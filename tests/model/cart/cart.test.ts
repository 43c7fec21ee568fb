import { testModel } from '../kit/test-model.ts';
import { cartModel } from './cart.model.ts';

testModel(cartModel, {
  harmless: [
    // Told to the lines and not to the world: tests/unit/cart.test.ts looks at them.
    'cart.ready flush.requested: dropped',
    'cart.ready flush.requested: action 1 dropped',
    'cart.ready connection.restored: dropped',
    'cart.ready connection.restored: action 1 dropped',
    // These lead back as it is.
    'cart.ready.adding addCartItem.onDone #1: leads back to where it began',
    'cart.ready.adding addCartItem.onError #1: leads back to where it began',
  ],
});
