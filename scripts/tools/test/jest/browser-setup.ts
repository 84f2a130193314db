import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './no-owner-stacks';

// A bound for a machine that does much else at the same time; what works ends long before.
configure({ asyncUtilTimeout: 30_000 });

// Each test is a tab of its own: what was typed in one is no draft in the next.
afterEach(() => globalThis.sessionStorage?.clear());
