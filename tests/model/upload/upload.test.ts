import { testModel } from '../kit/test-model.ts';
import { uploadModel } from './upload.model.ts';

testModel(uploadModel);
