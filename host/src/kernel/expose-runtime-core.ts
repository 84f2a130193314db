import * as runtimeCore from '@module-federation/runtime-core';

// Remotes are built with `externalRuntime`: they find the one federation runtime of the page here. Must be the
// first module of the host to run.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
