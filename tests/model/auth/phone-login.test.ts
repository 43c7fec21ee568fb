import { testModel } from '../kit/test-model.ts';
import { phoneLoginModel } from './phone-login.model.ts';

testModel(phoneLoginModel);
