import { isWebAddress } from '@hanap/contract/profile/profile-fields'

/**
 * The board's own page for joining it.
 * @param url a listing there
 * @returns null where the listing has no web address
 */
export function signUpAddress(url: string): string | null {
  return isWebAddress(url) ? new URL('/register', url).href : null
}
