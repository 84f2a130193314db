// The limit of every test: it ends what hangs. A slow machine is no failure, so no test has a shorter one.
jest.setTimeout(300_000);
