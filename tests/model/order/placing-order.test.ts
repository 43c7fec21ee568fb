import { testModel } from '../kit/test-model.ts';
import { placingOrderModel } from './placing-order.model.ts';

testModel(placingOrderModel);
