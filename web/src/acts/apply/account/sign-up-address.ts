import { isWebAddress } from '@hanap/contract/profile/profile-fields'

/** @param url a listing on the board */
export function signUpAddress(url: string): string | null {
  return isWebAddress(url) ? new URL('/register', url).href : null
}
