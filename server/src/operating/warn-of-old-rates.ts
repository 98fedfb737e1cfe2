import type { Figures } from './figures.ts'
import { ratesInWords } from './judge.ts'

/** Rates over 30 days old that open jobs need. */
export async function warnOfOldRates(
  readFigures: () => Promise<Pick<Figures, 'shared'>>,
  log: { warn(line: string): void },
): Promise<void> {
  const { shared } = await readFigures()
  if (shared && shared.rates.old.length > 0) log.warn(`Exchange rates: ${ratesInWords(shared.rates)}`)
}
