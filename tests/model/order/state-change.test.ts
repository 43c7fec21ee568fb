import { testModel } from '../kit/test-model.ts';
import { stateChangeModel } from './state-change.model.ts';

testModel(stateChangeModel);
