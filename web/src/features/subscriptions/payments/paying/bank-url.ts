import { isSafeAddress } from '../card/safe-address.ts'

/** Null unless safe to open. */
export function readBankUrl(url: unknown): string | null {
  return typeof url === 'string' && isSafeAddress(url) ? url : null
}
