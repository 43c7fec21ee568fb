import { testModel } from '../kit/test-model.ts';
import { cartLineModel } from './cart-line.model.ts';

testModel(cartLineModel, {
  // These lead back as it is.
  harmless: [
    'cartLine.editing count.changed: leads back to where it began',
    'cartLine.editing comment.changed: leads back to where it began',
  ],
});
