const ADDRESS = '/sw.js'

type Policy = { createScriptURL(address: string): unknown }
type Policies = { createPolicy(name: string, rules: { createScriptURL: () => string }): Policy }

/** With Trusted Types, the only policy creates no other address. */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (!trustedTypes) return ADDRESS
  const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
  // Browsers accept their own type as a string.
  return policy.createScriptURL(ADDRESS) as string
}
