/** Half-month: the Philippine payday rhythm, and every two weeks. */
export type PayPeriod = 'hour' | 'day' | 'week' | 'half-month' | 'month' | 'year' | 'task'

const shapes: readonly (readonly [RegExp, PayPeriod])[] = [
  // 'her' is a slip for 'hr' that really occurs ('$3 to $100/her').
  [/^(?:h|hr|hrs|hrly|her|hours?|hourly|huor|horu|ph)$/u, 'hour'],
  [/^(?:d|day|days|daily|shift)$/u, 'day'],
  [/^(?:w|wk|wks|wkly|weeks?|weekly|pw)$/u, 'week'],
  [/^(?:biweekly|fortnight|fortnightly|semimonthly|bimonthly|cutoff|kinsenas)$/u, 'half-month'],
  // Misspelt most: 'mnth', 'montly', 'montiert'. Not Monday or money.
  [/^(?:m|mo|mos|mth|mths|mnth|mnths|mtly|mthly|pm|mon(?!day|ey|o)[a-z]{0,8})$/u, 'month'],
  [/^(?:y|yr|yrs|years?|yearly|annum|annual|annually|pa)$/u, 'year'],
]

const taskNouns =
  /^(?:videos?|vids?|reels?|shorts?|clips?|thumbnails?|episodes?|minutes?|mins?|projects?|designs?|logos?|websites?|sites?|pages?|articles?|blogs?|posts?|words?|clients?|customers?|deals?|sales?|closed|closing|leads?|appointments?|appt|meetings?|calls?|tasks?|orders?|pieces?|pcs|items?|units?|sets?|images?|photos?|pictures?|songs?|cases?|tickets?|gigs?|jobs?|milestones?|batch|output|assets?|ads?|creatives?|scripts?|emails?|listings?|properties|models?|samples?|hires?|placements?|accounts?|files?|documents?|translations?|lessons?|sessions?|class|classes|students?|modules?|books?|chapters?|edits?|one|person|head)$/u

/** @param word in lower case */
export function periodOfWord(word: string): PayPeriod | undefined {
  for (const [shape, period] of shapes) if (shape.test(word)) return period
  return taskNouns.test(word) ? 'task' : undefined
}

/** '2 weeks', '15 days', '8 hours' or '1000 words'; undefined if none fits. */
export function periodOfSeveral(count: number, word: string): PayPeriod | undefined {
  const period = periodOfWord(word)
  if (period === undefined || period === 'task' || count === 1) return period
  if ((period === 'week' && count === 2) || (period === 'day' && count >= 14 && count <= 15))
    return 'half-month'
  if (period === 'week' && count === 4) return 'month'
  if (period === 'hour' && count === 8) return 'day'
  return undefined
}

/** State a period anywhere: 'Monthly Pay: 500', 'hourly rate $7'. */
export function isPeriodAdverb(word: string): boolean {
  return /^(?:hourly|daily|weekly|biweekly|fortnightly|semimonthly|bimonthly|monthly|yearly|annual|annually)$/u.test(
    word,
  )
}
