import { isSafeAddress } from '../card/safe-address.ts'

/** The bank's page, where it is one that a browser may be sent to; null for anything else. */
export function readBankUrl(url: unknown): string | null {
  return typeof url === 'string' && isSafeAddress(url) ? url : null
}
