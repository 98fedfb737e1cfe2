import { loadHtml } from '../../../reading/html.ts'
import { readDescription, readLine } from '../../../reading/redactions.ts'

/** Only what opens with a known element is taken for HTML: '<3 years' and 'mail <me@x.com>' are plain words. */
const looksLikeHtml =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|a|h[1-6]|hr|img|table|tbody|tr|td|th|section|article|script|style|iframe|svg|object|embed|form|input|blockquote|pre|font|center|ojfilter)\b[^<>]{0,2000}>|<!--/iu
const silent = new Set('script style noscript iframe object embed template svg head form'.split(' '))
const paragraphs = new Set(
  'p div ul ol h1 h2 h3 h4 h5 h6 table tr section article blockquote pre hr'.split(' '),
)
const MAX_HTML = 400_000

/** PostgreSQL keeps neither a zero byte nor half a character, and nobody can read the other control signs. */
const CONTROLS = /(?![\n\r\t])\p{Cc}/gu
const beginningOf = (source: string, letters: number) =>
  source.slice(0, letters).toWellFormed().replaceAll(CONTROLS, ' ')

/**
 * A description from a file as plain text with its paragraphs: no markup, no script, the board's marks read.
 * @throws TooIntricate
 */
export function plainText(source: string): string {
  return readDescription(withoutMarkup(beginningOf(source, MAX_HTML)))
}

/**
 * A title, name or pay text from a file as one plain line.
 * @throws TooIntricate
 */
export function plainLine(source: string): string {
  return readLine(withoutMarkup(beginningOf(source, 4000)))
}

function withoutMarkup(text: string): string {
  if (!looksLikeHtml.test(text)) return text
  // In HTML a line end is a space; the breaks are put in by what stands there.
  const [root] = loadHtml(text.replaceAll(/\s+/gu, ' '), { isPart: true }).root()
  const lines = textOf(root).split('\n')
  return lines.map((line) => line.trim()).join('\n')
}

/** As much of a parsed element, text or comment as is read here. */
type Node = { type: string; name?: string; data?: string; children?: readonly Node[] }

/** The text of an element. Each is visited once, so that a long one costs no more than its length. */
function textOf(node: Node | undefined): string {
  if (node?.type === 'text') return node.data ?? ''
  const { name = '', children = [] } = node ?? {}
  if (silent.has(name)) return ''
  if (name === 'br') return '\n'
  const text = name === 'ojfilter' ? 'Upgrade to see actual info' : children.map(textOf).join('')
  if (name === 'li') return `\n- ${text}`
  return paragraphs.has(name) ? `\n\n${text}\n\n` : text
}
