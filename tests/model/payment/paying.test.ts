import { testModel } from '../kit/test-model.ts';
import { payingModel } from './paying.model.ts';

testModel(payingModel);
