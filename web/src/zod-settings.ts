// Zod compiles schemas, which the CSP reports as a violation. Schemas read this setting when they are created, so it
// must come first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
