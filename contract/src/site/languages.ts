/** English has the plain address, Filipino is under /fil. */
export const languages = ['en', 'fil'] as const
export type Language = (typeof languages)[number]

export const languagePrefix: Readonly<Record<Language, string>> = { en: '', fil: '/fil' }

/** '/fil/about' for '/about', '/fil' for '/'. */
export function addressIn(language: Language, address: string): string {
  const prefix = languagePrefix[language]
  if (prefix === '') return address
  return address === '/' || /^\/[?#]/.test(address) ? prefix + address.slice(1) : prefix + address
}

/** Returns the address without its language. */
export function readLanguage(address: string): { language: Language; address: string } {
  const found = /^\/fil(?=[/?#]|$)/.exec(address)
  if (!found) return { language: 'en', address }
  const rest = address.slice(found[0].length)
  return { language: 'fil', address: rest.startsWith('/') ? rest : `/${rest}` }
}
