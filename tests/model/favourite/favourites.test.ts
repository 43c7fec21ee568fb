import { testModel } from '../kit/test-model.ts';
import { favouritesModel } from './favourites.model.ts';

testModel(favouritesModel);
