import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Bounds for a machine that does much else at the same time; what works ends long before.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
