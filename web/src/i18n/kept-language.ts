import { addressIn, type Language } from '@hanap/contract/languages'

/**
 * Before the same page is opened in another language: marks the address, so that the page there, once it has come in that
 * language, keeps the choice for later visits (in before-paint.js). Without a signal, or where its reader stays to finish a form,
 * nothing has been chosen.
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
