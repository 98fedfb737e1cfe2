// Zod compiles schemas, which the CSP reports as a violation. Schemas ask when they are made, so this setting must come
// first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
