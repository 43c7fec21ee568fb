import { testModel } from '../kit/test-model.ts';
import { uploadsModel } from './uploads.model.ts';

testModel(uploadsModel, {
  harmless: [
    // Told to the pictures and not to the world: tests/dom/photo-upload.test.tsx looks at it.
    'uploads.open connection.restored: dropped',
    'uploads.open connection.restored: action 1 dropped',
  ],
});
