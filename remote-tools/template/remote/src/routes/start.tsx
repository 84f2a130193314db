import { StartPage } from '../features/start';

export default StartPage;
