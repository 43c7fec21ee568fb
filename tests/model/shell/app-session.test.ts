import { testModel } from '../kit/test-model.ts';
import { appSessionModel } from './app-session.model.ts';

testModel(appSessionModel);
