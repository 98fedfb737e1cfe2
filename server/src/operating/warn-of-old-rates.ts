import type { Figures } from './figures.ts'
import { ratesInWords } from './judge.ts'

/** Logs exchange rates that open jobs need and that are over 30 days old. */
export async function warnOfOldRates(
  readFigures: () => Promise<Pick<Figures, 'shared'>>,
  log: { warn(line: string): void },
): Promise<void> {
  const { shared } = await readFigures()
  if (shared && shared.rates.old.length > 0) log.warn(`Exchange rates: ${ratesInWords(shared.rates)}`)
}
