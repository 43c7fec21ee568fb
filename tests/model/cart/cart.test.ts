import { testModel } from '../kit/test-model.ts';
import { cartModel } from './cart.model.ts';

testModel(cartModel, {
  harmless: [
    // These lead back as it is.
    'cart.ready.adding addCartItem.onDone #1: leads back to where it began',
    'cart.ready.adding addCartItem.onError #1: leads back to where it began',
  ],
});
