import type { PlacedWord } from './word-places.ts'

/**
 * The text without some of its words, the signs around them tidied. Other words stay as they are.
 * @param spelled replaces words
 */
export function cutWords(
  text: string,
  words: readonly PlacedWord[],
  cut: ReadonlySet<PlacedWord>,
  spelled: ReadonlyMap<string, string> = new Map(),
): string {
  const isCut = words.map((word) => cut.has(word))
  cutIdleOrs(words, isCut)
  const parts: string[] = []
  let gaps: string[] = []
  let at = 0
  let isFirst = true
  const close = (isLast: boolean) => {
    parts.push(gaps.length === 1 ? (gaps[0] as string) : tidy(gaps, isFirst, isLast))
    gaps = []
  }
  for (const [n, { kind, word, from, to }] of words.entries()) {
    gaps.push(text.slice(at, from))
    at = Math.max(at, to)
    if (isCut[n]) continue
    close(false)
    parts.push((kind === 'words' && spelled.get(word)) || text.slice(from, to))
    isFirst = false
  }
  gaps.push(text.slice(at))
  close(true)
  return parts.join('').replace(/\s+/gu, ' ').trim()
}

/** An 'or' goes with its alternative; between two, one stays. */
function cutIdleOrs(words: readonly PlacedWord[], isCut: boolean[]): void {
  const isOr = (n: number) => words[n]?.kind === 'or'
  for (let n = 0; n < words.length; n += 1) {
    if (!isCut[n]) continue
    const first = n
    while (isCut[n + 1]) n += 1
    if (isOr(n + 1)) isCut[n + 1] = true
    else if (isOr(first - 1)) isCut[first - 1] = true
  }
}

const emptyBrackets = /[([{][^()[\]{}]*[)\]}]/gu
const notBrackets = /[^()[\]{}]/gu

/** What is left around words cut: their brackets go, and of several signs the first stays. */
function tidy(gaps: readonly string[], isFirst: boolean, isLast: boolean): string {
  const among = gaps.slice(1, -1).map((gap) => gap.replace(notBrackets, ''))
  let left = [gaps[0], ...among, gaps.at(-1)].join('')
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(emptyBrackets, ' ')
  }
  const runs = left.split(/([()[\]{}])/u)
  return runs
    .map((run, n) => {
      if (n % 2 === 1) return run
      const isEdge = (isFirst && n === 0) || (isLast && n === runs.length - 1)
      const isInside = /[([{]/u.test(runs[n - 1] ?? '') || /[)\]}]/u.test(runs[n + 1] ?? '')
      return isEdge || isInside ? '' : joinerOf(run)
    })
    .join('')
}

/** Has a space, as no new word and no exclusion may come of it. */
function joinerOf(run: string): string {
  const sign = /[^\s"]/u.exec(run)?.[0] ?? ''
  if (/[,;]/u.test(sign)) return `${sign} `
  return /[/|&+]/u.test(sign) || /^\s+[-–—]/u.test(run) ? ` ${sign} ` : ' '
}
