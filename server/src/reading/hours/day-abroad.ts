const american =
  'E[SD]?T|P[SD]?T|C[SD]?T|M[SD]T|e[sd]t|p[sd]t|c[sd]t|US|USA|U\\.S\\.(?:A\\.)?|us(?= (?:time|hours|eastern|pacific|central|business|schedule))|[Uu]nited [Ss]tates|[Aa]merican?|[Cc]anad\\w{1,3}|[Ee]astern|[Pp]acific|Central|Mountain|New York|California|Texas|Florida|Chicago'
const european =
  'UK|U\\.K\\.|uk(?= (?:time|hours))|[Bb]ritish|[Bb]ritain|London|Ireland|[Ii]rish|GMT|BST|CES?T|[Ee]urope\\w{0,2}|[Gg]erman\\w?'
/** What a place is of, if not of the clock: 'for US clients'. */
const ofOthers =
  "(?! ?-? ?(?:based|clients?|customers?|compan|teams?|market|agenc|business(?! hours)|accounts?|firms?|brands?|holidays?|phone|staff|employe|owner|leads?|patients?|English|accent|citizen))(?!\\w|['’]s)"
const behind = (places: string) => new RegExp(`^[^.!?\\n]{0,30}?(?<![\\w-])(?:${places})${ofOthers}`, 'u')
const before = (places: string) =>
  new RegExp(
    `(?<![\\w-])(?:${places})(?: (?:standard|daylight|[Bb]usiness|[Ee]astern|[Pp]acific|[Cc]entral|[Tt]ime|[Zz]one|[Tt]imezone|[Hh]ours?))*[\\s,:()–-]{0,3}$`,
    'u',
  )
const clocks = [
  { kind: 'night', behind: behind(american), before: before(american) },
  // Office hours in Europe begin in Manila's afternoon.
  { kind: 'mixed', behind: behind(european), before: before(european) },
] as const

/** The clock is Manila's or a neighbour's after all. */
const isNear =
  /\b(?:philippines?|pinoy|ph|pht|phst|manila|cebu|local|your (?:own )?time|australia\w?|ae[sd]t|awst|sydney|melbourne|brisbane|perth|new zealand|nz[sd]?t|singapore|sgt|hong kong)\b/iu
/** The place belongs to another matter. */
const isAnother =
  /\b(?:overlap\w*|meet\w*|calls?|clients?|customers?|interview\w*|teams?|reports?|convert\w*|equal\w*|equivalent|or|but|while|compan\w*|support\w*|serv\w+|experience|not|no|never)\b|[=≈]|n['’]t\b/iu

/** What a day shift on a clock abroad is in Manila: 'day shift EST' is at night. Null if the clock is not told. */
export function dayAbroad(lead: string, tail: string): 'night' | 'mixed' | null {
  const isHere = isNear.test(lead) || isNear.test(tail)
  // 'Day shift EST (night in Manila)'.
  if (isHere && !/\bnight\b/iu.test(tail)) return null
  const clock = clocks.find((one) => {
    const told = one.behind.exec(tail)?.[0]
    return told === undefined ? one.before.test(lead) : !isAnother.test(told)
  })
  return clock?.kind ?? null
}
