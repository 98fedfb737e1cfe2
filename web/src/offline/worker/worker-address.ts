const ADDRESS = '/sw.js'

type Policy = { createScriptURL(address: string): unknown }
type Policies = { createPolicy(name: string, rules: { createScriptURL: () => string }): Policy }

/**
 * The worker's address as the browser takes it: where Trusted Types are enforced, made by the one policy there is, which
 * makes no other address.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (!trustedTypes) return ADDRESS
  const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
  // The browser's own type for it is not a string, and is taken in its place.
  return policy.createScriptURL(ADDRESS) as string
}
