import { type CheerioAPI, load } from 'cheerio'

/**
 * Would take the parser minutes: it scans all open elements at each tag, and all attributes of a tag at each
 * attribute.
 */
export class TooIntricate extends Error {
  constructor() {
    super('Its HTML is nested deeper, or has more attributes, than on any page.')
  }
}

/** Browsers end at 512; real pages stay below 40. */
const MOST_OPEN = 512
/** Real tags stay below a thousand; 20,000 take the parser half a second. */
const tooManyAttributes = /<[a-z](?:[^<>\s/"']*[\s/"']+){20000}/iu
const tag = /<(\/?)([a-z][\w:"'-]*)(?=[\s/>])/giu
/** Void elements, and those that the next of their kind closes. */
const NEVER_OPEN = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd option optgroup tr td th tbody thead tfoot rp rt'
  ).split(' '),
)

/** @throws TooIntricate */
export function loadHtml(html: string, { isPart = false }: { isPart?: boolean } = {}): CheerioAPI {
  if (isTooDeep(html) || tooManyAttributes.test(html)) throw new TooIntricate()
  return load(html, null, !isPart)
}

function isTooDeep(html: string): boolean {
  const open = new Map<string, number>()
  let depth = 0
  for (const [, isEnd, name = ''] of html.matchAll(tag)) {
    const key = name.toLowerCase()
    const count = open.get(key) ?? 0
    if (NEVER_OPEN.has(key) || (isEnd && count === 0)) continue
    const change = isEnd ? -1 : 1
    open.set(key, count + change)
    depth += change
    if (depth > MOST_OPEN) return true
  }
  return false
}
