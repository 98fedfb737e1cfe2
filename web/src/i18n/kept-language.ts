import { addressIn, type Language } from '@hanap/contract/site/languages'

/**
 * Marks the address before the same page opens in the other language, so that the new page stores the choice
 * (before-paint.js). Offline, or if the seeker stays, nothing is chosen.
 * @param address of the page, without its language
 */
export function markSwitch(language: Language, address: string): void {
  try {
    const { href } = new URL(addressIn(language, address.replace(/#.*$/, '')), location.href)
    localStorage.setItem('languageSwitch', href)
  } catch {
    // Without storage the address alone says the language.
  }
}
