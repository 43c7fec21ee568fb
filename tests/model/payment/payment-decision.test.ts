import { testModel } from '../kit/test-model.ts';
import { paymentDecisionModel } from './payment-decision.model.ts';

testModel(paymentDecisionModel);
