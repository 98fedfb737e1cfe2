import type { Part } from '../orders/parts.ts'
import { isAbroad, readPlaces } from '../places.ts'

/** Who the employer is stands near the top. */
const MOST_PARTS = 150

/** What says a country beside its name (places.ts): its people, its states and towns, as written in any case. */
const alsoSaid: readonly [country: string, words: RegExp][] = [
  [
    'United States',
    /^(?:american?|california|texas|florida|new york|new jersey|arizona|colorado|nevada|utah|ohio|michigan|illinois|virginia|(?:north|south) carolina|massachusetts|pennsylvania|tennessee|oregon|washington|minnesota|los angeles|san (?:francisco|diego)|chicago|miami|las vegas|austin|dallas|houston|seattle|boston|denver|phoenix|atlanta)(?!\w)/iu,
  ],
  ['United Kingdom', /^(?:british|great britain|scotland|manchester)(?!\w)/iu],
  ['Australia', /^(?:(?:western|south) australia|perth|adelaide|gold coast)(?!\w)/iu],
  ['Canada', /^(?:ontario|alberta|calgary|montreal)(?!\w)/iu],
  ['New Zealand', /^auckland(?!\w)/iu],
  ['Germany', /^(?:german|munich)(?!\w)/iu],
  ['Netherlands', /^dutch(?!\w)/iu],
  ['Israel', /^israeli(?!\w)/iu],
  ['Spain', /^(?:spain|madrid|barcelona)(?!\w)/iu],
  ['France', /^(?:france|paris)(?!\w)/iu],
  ['Switzerland', /^(?:switzerland|zurich)(?!\w)/iu],
  ['Sweden', /^(?:sweden|stockholm)(?!\w)/iu],
  ['Norway', /^(?:norway|oslo)(?!\w)/iu],
  ['Denmark', /^(?:denmark|copenhagen)(?!\w)/iu],
  ['India', /^(?:india|mumbai)(?!\w)/iu],
  ['Thailand', /^(?:thailand|bangkok)(?!\w)/iu],
  ['Malaysia', /^(?:malaysia|kuala lumpur)(?!\w)/iu],
  ['Indonesia', /^(?:indonesia|bali|jakarta)(?!\w)/iu],
]

const someone =
  '(?:compan(?:y|ies)|agency|firm|business|start-?up|practice|clinic|founders?|owner|seller|store|shop|brand|studio|provider|consultanc(?:y|ies)|consultants?|group|organi[sz]ation|entrepreneur|contractor|brokerage|team|office|investor|realtor|law firm|publisher|manufacturer|retailer|school|non-?profit)'
/** The employer tells of itself: 'We are an agency based in …', 'for a company located in …'. */
const before = new RegExp(
  `(?:\\b(?:we|we're|i am|i'm|our (?:client|main office|office|headquarters|hq|${someone}))\\b|\\b${someone}(?:,| is| that is| which is)?(?: \\w+){0,2} ?$)`,
  'iu',
)
const based = /\b(?:based|located|headquartered)(?: (?:out of|in|from))(?: the)? /giu
/** 'A US-based agency': the word before is looked at by itself. */
const hyphened = /(?<place>[\p{L}.]{2,14}(?: [\p{L}.]{2,14})?)[- ](?:based|owned)\b/giu
const itself = new RegExp(`^[^.,;\\n]{0,60}?\\b${someone}\\b`, 'iu')
const introduced =
  /\b(?:we are|we're|i am|i'm|is|owner of|behalf of|for|join|at|as|by|with) (?:an?|our|the)(?: [\w&/-]+,?){0,4} ?$|^(?:an? )?$|\bour$/iu
/** Others than the employer, and where the seeker or the work is. */
const others =
  /\b(?:you|your|candidates?|applicants?|clients|customers|leads|prospects|brands|sellers|businesses|contractors|vendors|suppliers|tenants|guests|anyone|must be|should be|experience|background)\b/iu

export type SaidCountry = Readonly<{ name: string; quote: string }>

/**
 * The country where the text says that the employer is; null where it says none, or several.
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
    if (name && before.test(lead) && !others.test(lead)) return name
  }
  for (const found of text.matchAll(hyphened)) {
    const place = found.groups?.['place'] ?? ''
    const name = countryAt(place) ?? countryAt(place.split(' ').at(-1) ?? '')
    const lead = text.slice(Math.max(0, found.index - 60), found.index)
    const tail = text.slice(found.index + found[0].length)
    const own = itself.exec(tail)?.[0]
    if (name && own && introduced.test(lead) && !others.test(own) && !others.test(lead)) return name
  }
  return null
}

/** The country that a text begins with. */
function countryAt(text: string): string | null {
  const [word = ''] = /^[\p{L}.]+(?: [\p{Lu}][\p{L}.]+){0,3}/u.exec(text) ?? []
  const [place] = readPlaces(word)
  if (place !== undefined) return isAbroad(place) ? place : null
  return alsoSaid.find(([, words]) => words.test(text))?.[0] ?? null
}
