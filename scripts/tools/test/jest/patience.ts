// A bound for a machine that does much else at the same time; what works ends long before.
jest.setTimeout(30_000);
