import { addressIn, type Language } from '@hanap/contract/site/languages'

/**
 * Marks the address so that the other language's page stores the choice (before-paint.js). If that page never opens,
 * nothing is chosen.
 * @param address of the page, without its language
 */
export function markSwitch(language: Language, address: string): void {
  try {
    const { href } = new URL(addressIn(language, address.replace(/#.*$/, '')), location.href)
    localStorage.setItem('languageSwitch', href)
  } catch {
    // Without storage only the address tells.
  }
}
