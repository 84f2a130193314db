import { BoardPage } from '../features/board';

export default BoardPage;
