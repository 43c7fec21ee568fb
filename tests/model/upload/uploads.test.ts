import { testModel } from '../kit/test-model.ts';
import { uploadsModel } from './uploads.model.ts';

testModel(uploadsModel);
