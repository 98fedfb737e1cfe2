import type { CustomFetch } from 'openid-client'
import { ProviderProblem } from './port.ts'

/** Discovery, keys and tokens are a few kilobytes each. */
const MAX_BYTES = 256 * 1024

/**
 * For one call's requests: a shared `deadline`, limited answers, no redirects. Any failure is a ProviderProblem
 * 'down'.
 * @param expected members a good answer must have, by address
 */
export function createBoundedFetch(
  deadline: AbortSignal,
  expected: Readonly<Record<string, readonly string[]>> = {},
): CustomFetch {
  return async (url, options) => {
    try {
      const signals = options.signal ? [deadline, options.signal] : [deadline]
      const { body, ...rest } = options
      const response = await fetch(url, {
        ...rest,
        ...(body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }),
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      })
      const bytes = await readAtMost(response, MAX_BYTES)
      if (response.ok) requireMembers(bytes, expected[url] ?? [])
      const { status, statusText, headers } = response
      return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers })
    } catch (error) {
      throw new ProviderProblem('down', `no usable answer from ${new URL(url).origin}`, error)
    }
  }
}

async function readAtMost(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new Error(`an answer of more than ${most} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** An answer without them is garbage, not the person's fault. */
function requireMembers(bytes: Uint8Array, members: readonly string[]): void {
  if (members.length === 0) return
  const answer: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
  for (const member of members) {
    if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, member))
      throw new Error(`an answer without ${member}`)
  }
}
