import { testModel } from '../kit/test-model.ts';
import { favouriteModel } from './favourite.model.ts';

testModel(favouriteModel);
