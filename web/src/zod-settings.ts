import * as z from 'zod/mini'

// Zod tries to compile its schemas, which the security policy reports as a violation. Schemas ask when they
// are made, so this module is imported before any of them.
z.config({ jitless: true })
