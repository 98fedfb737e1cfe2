// Zod tries to compile its schemas, which the security policy reports as a violation. Schemas ask when they
// are made, so this stands before any of them. It is zod's own place for settings made before zod is there: most
// pages have no schemas, and do not load it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
