import type { Endpoint } from '@hanap/contract/wire/endpoint'
import { brokenOff, type CallOptions, type Optional, send } from '../client.ts'

export async function callForFile<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<CallOptions<E>>
): Promise<{ blob: Blob; name: string | null }> {
  const response = await send(endpoint, options ?? {})
  const name = fileNameOf(response.headers.get('content-disposition') ?? '')
  return { blob: await response.blob().catch(brokenOff(options?.signal)), name }
}

/** Prefers the encoded name (RFC 6266). */
function fileNameOf(disposition: string): string | null {
  try {
    const whole = /filename\*=utf-8''([^;\s]+)/i.exec(disposition)?.[1]
    if (whole) return decodeURIComponent(whole)
  } catch {
    // The name is wrongly encoded.
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null
}
