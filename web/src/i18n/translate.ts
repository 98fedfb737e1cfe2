import type { SaidTexts } from '@hanap/contract/says/said'

/**
 * Translates the contract's and server's English; unknown texts stay. The English build changes nothing.
 * @param _said the text's parts by code, from its answer
 */
export function translate(text: string, _said?: SaidTexts): string {
  return text
}

/** Await the translations before showing texts the server keeps in English. */
export async function textsKnown(): Promise<void> {}
