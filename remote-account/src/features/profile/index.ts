export { CAREER } from './career/career-kind';
export { REFERENCES } from './career/references-kind';
export { useRecordRows } from './career/use-record-rows';
