export { CAREER } from './career/career-kind';
export { REFERENCES } from './career/references-kind';
export { useCareerRows } from './career/use-career-rows';
