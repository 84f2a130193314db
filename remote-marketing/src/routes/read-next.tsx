import { ReadNext } from '../features/read-next/read-next';

export default ReadNext;
