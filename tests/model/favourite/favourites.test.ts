import { testModel } from '../kit/test-model.ts';
import { favouritesModel } from './favourites.model.ts';

testModel(favouritesModel, {
  // What begins anew looks as before, and marks are told, not the world: tests/unit/favourites.test.ts looks at these.
  harmless: [
    'favourites.loading mark.saved: dropped',
    'favourites.loading list.outdated: dropped',
    'favourites.loading listFavourites.onDone: action 2 dropped',
  ],
});
