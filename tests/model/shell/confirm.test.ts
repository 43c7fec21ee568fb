import { testModel } from '../kit/test-model.ts';
import { confirmModel } from './confirm.model.ts';

testModel(confirmModel);
