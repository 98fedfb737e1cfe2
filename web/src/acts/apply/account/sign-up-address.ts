import { isWebAddress } from '@hanap/contract/profile/profile-fields'

/** The board's sign-up page. @param url a listing there @returns null if that is no web address */
export function signUpAddress(url: string): string | null {
  return isWebAddress(url) ? new URL('/register', url).href : null
}
