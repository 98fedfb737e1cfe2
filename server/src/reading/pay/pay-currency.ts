/** '$' and 'dollar' are weak: a code beside them says which dollars, or that they were a slip. */
export type WrittenCurrency = Readonly<{ code: string; isWeak: boolean }>

const signs: Readonly<Record<string, string>> = { '₱': 'PHP', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }

/** Letters before a dollar sign: US$, A$, CA$. */
const dollars: Readonly<Record<string, string>> = {
  us: 'USD',
  au: 'AUD',
  a: 'AUD',
  ca: 'CAD',
  c: 'CAD',
  nz: 'NZD',
  sg: 'SGD',
  s: 'SGD',
  hk: 'HKD',
}

const words: Readonly<Record<string, string>> = {
  php: 'PHP',
  phps: 'PHP',
  peso: 'PHP',
  pesos: 'PHP',
  usd: 'USD',
  usds: 'USD',
  american: 'USD',
  aud: 'AUD',
  australian: 'AUD',
  // The board's employers write all three for Canada.
  cad: 'CAD',
  cdn: 'CAD',
  cnd: 'CAD',
  canadian: 'CAD',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  nzd: 'NZD',
  sgd: 'SGD',
  hkd: 'HKD',
  twd: 'TWD',
  inr: 'INR',
  rs: 'INR',
  rupees: 'INR',
  jpy: 'JPY',
  yen: 'JPY',
  aed: 'AED',
  chf: 'CHF',
  myr: 'MYR',
  thb: 'THB',
  zar: 'ZAR',
}

/** 'US' counts in capitals only: 'us' is a pronoun. */
export function currencyOfWord(word: string): WrittenCurrency | undefined {
  if (word === 'US' || word === 'U.S') return { code: 'USD', isWeak: false }
  const lower = word.toLowerCase().replaceAll('.', '')
  if (lower === 'dollar' || lower === 'dollars' || lower === 'bucks') return { code: 'USD', isWeak: true }
  const code = words[lower]
  return code === undefined ? undefined : { code, isWeak: false }
}

/** '₱', '$', 'A$'. */
export function currencyOfSign(sign: string, letters: string): WrittenCurrency | undefined {
  if (sign !== '$') {
    const code = signs[sign]
    return code === undefined ? undefined : { code, isWeak: false }
  }
  const code = dollars[letters.toLowerCase()]
  return code === undefined ? { code: 'USD', isWeak: true } : { code, isWeak: false }
}

/** A code before a bare sign, else the first. */
export function strongerOf(
  first: WrittenCurrency | undefined,
  second: WrittenCurrency | undefined,
): WrittenCurrency | undefined {
  if (!first || !second) return first ?? second
  return first.isWeak && !second.isWeak ? second : first
}
