import { storable } from '@hanap/contract/text/text'
import { loadHtml } from '../../../reading/html.ts'
import { readDescription, readLine } from '../../../reading/redactions.ts'

/** Only known elements count: '<3 years' and 'mail <me@x.com>' are plain words. */
const looksLikeHtml =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|a|h[1-6]|hr|img|table|tbody|tr|td|th|section|article|script|style|iframe|svg|object|embed|form|input|blockquote|pre|font|center|ojfilter)\b[^<>]{0,2000}>|<!--/iu
const silent = new Set('script style noscript iframe object embed template svg head form'.split(' '))
const paragraphs = new Set(
  'p div ul ol h1 h2 h3 h4 h5 h6 table tr section article blockquote pre hr'.split(' '),
)
const MAX_HTML = 400_000

/**
 * Keeps paragraphs; removes markup and scripts.
 * @throws TooIntricate
 */
export function plainText(source: string): string {
  return readDescription(withoutMarkup(storable(source.slice(0, MAX_HTML))))
}

/**
 * For a title, name or pay text.
 * @throws TooIntricate
 */
export function plainLine(source: string): string {
  return readLine(withoutMarkup(storable(source.slice(0, 4000))))
}

function withoutMarkup(text: string): string {
  if (!looksLikeHtml.test(text)) return text
  // In HTML a line end is a space; elements make the breaks.
  const [root] = loadHtml(text.replaceAll(/\s+/gu, ' '), { isPart: true }).root()
  const lines = textOf(root).split('\n')
  return lines.map((line) => line.trim()).join('\n')
}

type Node = { type: string; name?: string; data?: string; children?: readonly Node[] }

/** Visits each node once, so the cost is linear. */
function textOf(node: Node | undefined): string {
  if (node?.type === 'text') return node.data ?? ''
  const { name = '', children = [] } = node ?? {}
  if (silent.has(name)) return ''
  if (name === 'br') return '\n'
  const text = name === 'ojfilter' ? 'Upgrade to see actual info' : children.map(textOf).join('')
  if (name === 'li') return `\n- ${text}`
  return paragraphs.has(name) ? `\n\n${text}\n\n` : text
}
