/** Gaps for the seeker to fill in: '[your answer]', '[Company Name]', '[ilagay ang sagot mo]'. */

export type Blank = { start: number; end: number }

/** Other bracketed words, such as '[REMOTE]', are no gaps. */
const english =
  'your?|yours|my|insert|enter|fill|add|write|type|describe|mention|name|company|employer|client|position|role|title|date|years?|number|amount|rate|salary|pay|skills?|tools?|answers?|links?|url|website|portfolio|phone|email|address|city|location|reasons?|examples?|results?|hours|schedule|availability|experience|what|which|how|when|where|why|who|here|blank|tbd|todo|x{2,9}'
const filipino =
  'mo|iyo|iyong|inyong|ninyo|nyo|ko|aking|ilagay|isulat|punan|idagdag|sagot|pangalan|petsa|araw|taon|ilan|ilang|magkano|sahod|suweldo|sweldo|bilang|numero|halaga|kumpanya|kompanya|trabaho|posisyon|kakayahan|karanasan|dahilan|halimbawa|oras|tirahan|lungsod|ano|anong|alin|aling|paano|kailan|saan|bakit|sino|dito'
const ASKS = new RegExp(`(?<![\\p{L}\\d])(?:${english}|${filipino})(?![\\p{L}\\d])`, 'iu')
const IN_BRACKETS = /\[[^[\]\n]{1,90}\]/gu
const NO_WORDS = /^\[[\s.…_-]+\]$/u

/**
 * In order. Repeated questions are the listing's words, so they have no blanks.
 * @param title of the job; the text may repeat its brackets
 */
export function blanksIn(text: string, title = ''): Blank[] {
  const own = new Set(title.match(IN_BRACKETS))
  const found: Blank[] = []
  let start = 0
  for (const line of text.split('\n')) {
    for (const { 0: words, index } of line.startsWith('Q: ') ? [] : line.matchAll(IN_BRACKETS)) {
      const isBlank = (ASKS.test(words) && !own.has(words)) || NO_WORDS.test(words)
      if (isBlank) found.push({ start: start + index, end: start + index + words.length })
    }
    start += line.length + 1
  }
  return found
}

export const hasBlank = (text: string): boolean => blanksIn(text).length > 0
