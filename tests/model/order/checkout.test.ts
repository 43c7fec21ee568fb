import { testModel } from '../kit/test-model.ts';
import { checkoutModel } from './checkout.model.ts';

testModel(checkoutModel);
