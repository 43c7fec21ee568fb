import { testModel } from '../kit/test-model.ts';
import { fieldEditsModel } from './field-edits.model.ts';

testModel(fieldEditsModel);
