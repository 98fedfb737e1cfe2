import type { SaidTexts } from '@hanap/contract/says/said'

/**
 * A text of the contract or the server, which speak English, in the language of this build. Where it is not known it
 * stays as it is. In the English build there is nothing to do.
 * @param _said what the texts of its answer say, by code
 */
export function translate(text: string, _said?: SaidTexts): string {
  return text
}

/** Settles once `translate` knows what it can: awaited before anything is shown that the server keeps in English. */
export async function textsKnown(): Promise<void> {}
