/** No description is longer; the rest is not read. */
const MAX_TEXT = 20_000

type Place = {
  name: string
  words: string
  capitals?: readonly string[]
  /** Where seekers are, or no country. */
  isHome?: true
}

/** In any case, or in capitals alone if another word looks the same ('us'). */
const places: readonly Place[] = [
  {
    name: 'United States',
    words: 'united states(?: of america)?|u\\.s\\.(?:a\\.?)?',
    capitals: ['US', 'USA'],
  },
  { name: 'United Kingdom', words: 'united kingdom|u\\.k\\.|england|london', capitals: ['UK'] },
  { name: 'Australia', words: 'australian?|sydney|melbourne|brisbane' },
  { name: 'Canada', words: 'canadian?|canada|toronto|vancouver' },
  { name: 'New Zealand', words: 'new zealand', capitals: ['NZ'] },
  { name: 'Singapore', words: 'singapore' },
  { name: 'Hong Kong', words: 'hong kong' },
  { name: 'United Arab Emirates', words: 'united arab emirates|dubai', capitals: ['UAE'] },
  { name: 'Europe', words: 'europe', isHome: true },
  { name: 'Germany', words: 'germany|berlin' },
  { name: 'Netherlands', words: 'netherlands|amsterdam' },
  { name: 'Ireland', words: 'ireland|dublin' },
  { name: 'Israel', words: 'israel|tel aviv' },
  { name: 'Japan', words: 'japan|tokyo' },
  { name: 'South Africa', words: 'south africa' },
  { name: 'Philippines', words: 'philippines', isHome: true },
  {
    name: 'Metro Manila',
    words: 'metro manila|manila|makati|quezon city|taguig|pasig|ortigas|mandaluyong|bonifacio global city',
    capitals: ['NCR', 'BGC'],
    isHome: true,
  },
  { name: 'Cebu', words: 'cebu', isHome: true },
  { name: 'Davao', words: 'davao', isHome: true },
  { name: 'Clark and Pampanga', words: 'pampanga|angeles city|clark freeport', isHome: true },
  { name: 'Iloilo', words: 'iloilo', isHome: true },
  { name: 'Bacolod', words: 'bacolod', isHome: true },
  { name: 'Baguio', words: 'baguio', isHome: true },
  { name: 'Cavite', words: 'cavite', isHome: true },
  { name: 'Laguna', words: 'laguna', isHome: true },
]

export const placeNames: readonly string[] = places.map(({ name }) => name)

const homes = new Set(places.filter(({ isHome }) => isHome).map(({ name }) => name))

/** A country where an employer may be. */
export const isAbroad = (name: string): boolean => !homes.has(name)

// 'Manila time' says when, not where. Non-ASCII letters end a word here: faster and harmless.
const inAnyCase = new RegExp(
  `\\b(?:${places.map(({ words }) => `(${words})`).join('|')})(?!\\w|[’'-]?s?\\s+(?:standard\\s+)?time\\b)`,
  'gi',
)
const inCapitals = new RegExp(`\\b(?:${places.flatMap(({ capitals = [] }) => capitals).join('|')})\\b`, 'g')
/** 'CONTACT US' and 'JOIN US' are people. */
const SHOUTED = /\b[A-Z]{2,}\s$/
const byCapitals = new Map(places.flatMap(({ name, capitals = [] }) => capitals.map((word) => [word, name])))

/** Usually the employer's or its customers'; each once. */
export function readPlaces(text: string): string[] {
  const given = text.slice(0, MAX_TEXT)
  const found = new Set<string>()
  for (const match of given.matchAll(inAnyCase)) {
    const place = places[match.findIndex((group, i) => i > 0 && group !== undefined) - 1]
    if (place) found.add(place.name)
  }
  for (const { 0: word, index } of given.matchAll(inCapitals)) {
    const place = byCapitals.get(word)
    if (place && !(word === 'US' && SHOUTED.test(given.slice(Math.max(0, index - 20), index))))
      found.add(place)
  }
  return [...found]
}

const exactly = places.map(({ name, words }) => ({ name, pattern: new RegExp(`^(?:${words})$`, 'i') }))

/** If the whole text is a place, in any case: 'us', 'Cebu', 'makati'. */
export function findPlace(typed: string): string | null {
  const text = typed.trim().replace(/\s+/gu, ' ')
  const found = exactly.find(
    ({ name, pattern }) => name.toLowerCase() === text.toLowerCase() || pattern.test(text),
  )
  return found?.name ?? byCapitals.get(text.toUpperCase()) ?? null
}
