import { load } from 'cheerio'
import { readDescription, readLine } from '../../reading/redactions.ts'

/** Only what opens with a known element is taken for HTML: '<3 years' and 'mail <me@x.com>' are plain words. */
const looksLikeHtml =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|a|h[1-6]|hr|img|table|tbody|tr|td|th|section|article|script|style|iframe|svg|object|embed|form|input|blockquote|pre|font|center|ojfilter)\b[^<>]{0,2000}>|<!--/iu
const silent = 'script, style, noscript, iframe, object, embed, template, svg, head, form'
const paragraphs = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, table, tr, section, article, blockquote, pre, hr'
const MAX_HTML = 400_000

/** A description from a file as plain text with its paragraphs: no markup, no script, the board's marks read. */
export function plainText(source: string): string {
  const text = source.slice(0, MAX_HTML)
  return readDescription(looksLikeHtml.test(text) ? textOfHtml(text) : text)
}

/** A title, name or pay text from a file as one plain line. */
export function plainLine(source: string): string {
  const text = source.slice(0, 4000)
  return readLine(looksLikeHtml.test(text) ? textOfHtml(text) : text)
}

function textOfHtml(html: string): string {
  // In HTML a line end is a space; the breaks are put in below.
  const $ = load(html.replaceAll(/\s+/gu, ' '), null, false)
  $(silent).remove()
  $('ojfilter').replaceWith('Upgrade to see actual info')
  $('br').replaceWith('\n')
  $('li').each((_, item) => {
    $(item).prepend('\n- ')
  })
  $(paragraphs).each((_, block) => {
    $(block).before('\n\n').after('\n\n')
  })
  const lines = $.root().text().split('\n')
  return lines.map((line) => line.trim()).join('\n')
}
