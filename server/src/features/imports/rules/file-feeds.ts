import { XMLParser } from 'fast-xml-parser'
import { messageOf } from '../../../lib/message-of.ts'
import { MAX_NESTING } from './file-nesting.ts'

type Item = Record<string, unknown>

/** For the rss and channel levels, and one level too many in an item. */
const DEEPEST_TAG = MAX_NESTING + 4
/** Refuses the file before open tags fill the memory. */
const MOST_OPEN_TAGS = 100_000

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // XML's own entities; those that a file defines are refused below.
  htmlEntities: true,
  // Just deep enough to show that the item is too deep: one bad row among good ones.
  updateTag: (_, path) => typeof path !== 'string' && path.getDepth() <= DEEPEST_TAG,
  jPath: false,
  maxNestedTags: MOST_OPEN_TAGS,
})

/**
 * Reads RSS 2.0, RSS 1.0 or Atom, with its field names. Refuses files that define entities: nested, they fill any
 * memory.
 * @throws Error with one line if it is no such feed
 */
export function readFeedItems(xml: string): Item[] {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml))
    throw new Error('the XML has a document type of its own, which is not accepted')
  const root = asItem(parse(xml))
  const rss = asItem(asItem(root['rss'])['channel'])
  const atom = asItem(root['feed'])
  const rdf = asItem(root['rdf:RDF'])
  if (!('rss' in root || 'feed' in root || 'rdf:RDF' in root))
    throw new Error('the XML is neither RSS nor Atom')
  // The parser closes open tags, so a truncated file would pass.
  if (!/<\/(?:rss|feed|rdf:RDF)\s*>\s*$/u.test(xml.slice(-200)))
    throw new Error('the XML is cut off before its end')
  return [...listOf(rss['item']), ...listOf(rdf['item']), ...listOf(atom['entry']).map(plainEntry)]
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml)
  } catch (error) {
    throw new Error(`the XML cannot be read: ${messageOf(error)}`)
  }
}

/** Atom stores addresses and categories in attributes. */
function plainEntry(entry: Item): Item {
  const links = listOf(entry['link'])
  const link = links.find((one) => (one['@rel'] ?? 'alternate') === 'alternate') ?? links[0]
  return {
    ...entry,
    link: link?.['@href'],
    category: listOf(entry['category']).map((one) => one['@label'] ?? one['@term']),
    author: asItem(listOf(entry['author'])[0])['name'],
  }
}

function listOf(value: unknown): Item[] {
  return (value === undefined ? [] : [value].flat()).map(asItem)
}

function asItem(value: unknown): Item {
  return typeof value === 'object' && value !== null ? (value as Item) : {}
}
