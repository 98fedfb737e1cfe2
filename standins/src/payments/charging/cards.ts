export type CardEffect = {
  page: 'none' | 'needed' | 'optional'
  /** Null if it pays. `isAtOnce`: declined before the bank asks. */
  decline: { reason: string; isAtOnce: boolean } | null
}

const pays: CardEffect = { page: 'none', decline: null }
const declines = (reason: string): CardEffect => ({ page: 'none', decline: { reason, isAtOnce: true } })

/** PayMongo's test cards. */
const TEST_CARDS: Readonly<Record<string, CardEffect>> = {
  '4343434343434345': pays,
  '4571736000000075': pays,
  '4009930000001421': pays,
  '4404520000001439': pays,
  '5555444444444457': pays,
  '5455590000000009': pays,
  '5339080000000003': pays,
  '5240050000001440': pays,
  '5577510000001446': pays,
  '5123000000000002': pays,
  '4120000000000007': { page: 'needed', decline: null },
  '4230000000000004': { page: 'needed', decline: { reason: 'generic_decline', isAtOnce: true } },
  '5234000000000106': { page: 'needed', decline: { reason: 'generic_decline', isAtOnce: false } },
  '5123000000000001': { page: 'optional', decline: null },
  '4200000000000018': declines('card_expired'),
  '4300000000000017': declines('cvc_invalid'),
  '5100000000000198': declines('insufficient_funds'),
  '4111111111111111': declines('generic_decline'),
  '4400000000000016': declines('generic_decline'),
  '4500000000000015': declines('fraudulent'),
  '5200000000000197': declines('processor_blocked'),
  '5300000000000196': declines('lost_card'),
  '5400000000000195': declines('stolen_card'),
  '5500000000000194': declines('processor_unavailable'),
  '4600000000000014': declines('blocked'),
}

/** Other valid numbers pay. */
export function effectOf(number: string): CardEffect {
  if (Object.hasOwn(TEST_CARDS, number)) return TEST_CARDS[number] ?? pays
  return addsUp(number) ? pays : declines('card_number_invalid')
}

/** Luhn's check (ISO/IEC 7812-1). */
export function addsUp(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (number.startsWith('35')) return 'jcb'
  return number.startsWith('6') ? 'discover' : 'unknown'
}

const DECLINES: Readonly<Record<string, string>> = {
  card_expired: 'The card is expired.',
  card_number_invalid: 'The card number is invalid.',
  cvc_invalid: 'The CVC/CVN is incorrect or invalid.',
  insufficient_funds: 'The card has insufficient funds.',
  authentication_error: 'The payment was not authenticated.',
  processor_unavailable: 'The processor is not available. Please try again later.',
}

/** Shops should not distinguish the other reasons. */
export const declineText = (reason: string) => DECLINES[reason] ?? 'The card was declined.'
