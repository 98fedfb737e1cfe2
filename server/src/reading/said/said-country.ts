import type { Part } from '../orders/parts.ts'

/** The employer introduces itself near the top. */
const MOST_PARTS = 150

/**
 * Short names in capitals alone. Has more than a search's places: states and towns say where an employer is, but
 * seekers do not search for them.
 */
const countries: readonly { name: string; words: string; capitals?: string }[] = [
  {
    name: 'United States',
    words:
      'united states(?: of america)?|u\\.s\\.(?:a\\.?)?|american?|california|texas|florida|new york|new jersey|arizona|colorado|nevada|utah|ohio|michigan|illinois|virginia|(?:north|south) carolina|massachusetts|pennsylvania|tennessee|oregon|washington|minnesota|los angeles|san (?:francisco|diego)|chicago|miami|las vegas|austin|dallas|houston|seattle|boston|denver|phoenix|atlanta',
    capitals: 'US|USA|NYC|LA',
  },
  {
    name: 'United Kingdom',
    words: 'united kingdom|u\\.k\\.|great britain|british|england|scotland|london|manchester',
    capitals: 'UK',
  },
  {
    name: 'Australia',
    words: '(?:western |south )?australian?|sydney|melbourne|brisbane|perth|adelaide|gold coast',
  },
  { name: 'Canada', words: 'canadian?|canada|toronto|vancouver|ontario|alberta|calgary|montreal' },
  { name: 'New Zealand', words: 'new zealand|auckland', capitals: 'NZ' },
  { name: 'Singapore', words: 'singapore' },
  { name: 'Hong Kong', words: 'hong kong', capitals: 'HK' },
  { name: 'United Arab Emirates', words: 'united arab emirates|dubai|abu dhabi', capitals: 'UAE' },
  { name: 'Germany', words: 'german|germany|berlin|munich' },
  { name: 'Netherlands', words: 'dutch|netherlands|amsterdam' },
  { name: 'Ireland', words: 'ireland|dublin' },
  { name: 'Israel', words: 'israeli?|tel aviv' },
  { name: 'Japan', words: 'japan|tokyo' },
  { name: 'South Africa', words: 'south africa|cape town' },
  { name: 'Spain', words: 'spain|madrid|barcelona' },
  { name: 'France', words: 'france|paris' },
  { name: 'Switzerland', words: 'switzerland|zurich' },
  { name: 'Sweden', words: 'sweden|stockholm' },
  { name: 'Norway', words: 'norway|oslo' },
  { name: 'Denmark', words: 'denmark|copenhagen' },
  { name: 'India', words: 'india|bangalore|mumbai' },
  { name: 'Thailand', words: 'thailand|bangkok' },
  { name: 'Malaysia', words: 'malaysia|kuala lumpur' },
  { name: 'Indonesia', words: 'indonesia|bali|jakarta' },
]
const startsWith = countries.map(({ name, words, capitals }) => ({
  name,
  inAnyCase: new RegExp(`^(?:${words})(?!\\w)`, 'iu'),
  inCapitals: capitals === undefined ? null : new RegExp(`^(?:${capitals})(?!\\w)`, 'u'),
}))

const someone =
  '(?:compan(?:y|ies)|agency|firm|business|start-?up|practice|clinic|founders?|owner|seller|store|shop|brand|studio|provider|consultanc(?:y|ies)|consultants?|group|organi[sz]ation|entrepreneur|contractor|brokerage|team|office|investor|realtor|law firm|publisher|manufacturer|retailer|school|non-?profit)'
/** Comes before the place of the employer: 'We are an agency based in …', 'for a company located in …'. */
const before = new RegExp(
  `(?:\\b(?:we|we're|i am|i'm|our (?:main office|office|headquarters|hq|${someone}))\\b|\\b${someone}(?:,| is| that is| which is)?(?: \\w+){0,2} ?$)`,
  'iu',
)
const based = /\b(?:based|located|headquartered)(?: (?:out of|in|from))(?: the)? /giu
/** A place joined to 'based' or 'owned': 'A US-based agency'. */
const hyphened = /(?<place>[\p{L}.]{2,14}(?: [\p{L}.]{2,14})?)[- ](?:based|owned)\b/giu
const itself = new RegExp(`^[^.,;\\n]{0,60}?\\b${someone}\\b`, 'iu')
const introduced =
  /\b(?:we are|we're|i am|i'm|is|owner of|behalf of|for|join|at|as|by|with) (?:an?|our|the)(?: [\w&/-]+,?){0,4} ?$|^(?:an? )?$|\bour$/iu
/** Other people, and the place of the seeker or the work. */
const others =
  /\b(?:you|your|candidates?|applicants?|(?:clients?|customers?)(?! (?:service|support|success|care|relations))|partners?|support(?:s|ing)?(?! our\b)|leads|prospects|brands|sellers|businesses|contractors|vendors|suppliers|tenants|guests|anyone|must be|should be|experience|background)\b/iu

/** A team is the employer only where it says so itself: 'we are a team'. */
const otherTeam = /(?<!\b(?:we are|we're|i am|i'm|is) (?:an? |the )?(?:[\w-]+,? ){0,4})\bteam\b/iu
const isOfOthers = (text: string) => others.test(text) || otherTeam.test(text)

export type SaidCountry = Readonly<{ name: string; quote: string }>

/**
 * Null if none or several.
 * @param parts the description's sentences
 */
export function readSaidCountry(parts: readonly Part[], description: string): SaidCountry | null {
  let said: SaidCountry | null = null
  for (const part of parts.slice(0, MOST_PARTS)) {
    const name = countryIn(part)
    if (name === null) continue
    if (said && said.name !== name) return null
    said ??= { name, quote: description.slice(part.start, part.end) }
  }
  return said
}

function countryIn({ text }: Part): string | null {
  for (const found of text.matchAll(based)) {
    const lead = text.slice(Math.max(0, found.index - 90), found.index)
    const place = text.slice(found.index + found[0].length)
    // 'In Fort Myers, Florida': the town comes first.
    const name = countryAt(place) ?? countryAt(place.slice(0, 60).split(', ')[1] ?? '')
    if (name && before.test(lead) && !isOfOthers(lead)) return name
  }
  // Fast check: `hyphened` is slow on texts without them.
  if (!/based|owned/i.test(text)) return null
  for (const found of text.matchAll(hyphened)) {
    const place = found.groups?.['place'] ?? ''
    const name = countryAt(place) ?? countryAt(place.split(' ').at(-1) ?? '')
    const lead = text.slice(Math.max(0, found.index - 60), found.index)
    const tail = text.slice(found.index + found[0].length)
    const own = itself.exec(tail)?.[0]
    if (name && own && introduced.test(lead) && !others.test(own) && !isOfOthers(lead)) return name
  }
  return null
}

function countryAt(text: string): string | null {
  const found = startsWith.find(({ inAnyCase, inCapitals }) => inAnyCase.test(text) || inCapitals?.test(text))
  return found?.name ?? null
}
