import { testModel } from '../kit/test-model.ts';
import { lineEditModel } from './line-edit.model.ts';

testModel(lineEditModel);
