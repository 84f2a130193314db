import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A bound for a machine that does much else at the same time; what works ends long before.
configure({ asyncUtilTimeout: 10_000 });
