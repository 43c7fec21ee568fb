import { testModel } from '../kit/test-model.ts';
import { photoPricingModel } from './photo-pricing.model.ts';

testModel(photoPricingModel);
