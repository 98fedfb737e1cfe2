import type { SaidTexts } from '@hanap/contract/says/said'

/**
 * Translates an English text of the contract or server into this build's language; an unknown text stays. The English
 * build changes nothing.
 * @param _said the parts of the text by code, from its answer
 */
export function translate(text: string, _said?: SaidTexts): string {
  return text
}

/** Resolves once the translations are loaded. Await it before showing texts the server keeps in English. */
export async function textsKnown(): Promise<void> {}
