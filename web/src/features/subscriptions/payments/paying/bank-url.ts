import { isSafeAddress } from '../card/safe-address.ts'

/** The bank's page, if safe to open; else null. */
export function readBankUrl(url: unknown): string | null {
  return typeof url === 'string' && isSafeAddress(url) ? url : null
}
