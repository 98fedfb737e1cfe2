const TAG = /<(\/?)(think|thinking|reasoning)>/i
/** Possible start of a tag or line end. */
const BEGUN = /(?:<\/?[a-z]{0,9}|\r)$/i
const LONGEST_TAG = '</reasoning>'.length

/**
 * Removes `<think>` blocks. An unclosed one takes the rest; an unopened one takes all before its end, so the text may
 * start over.
 */
export function createThoughtFilter() {
  let text = ''
  let unread = ''
  let inside: string | undefined

  /** Reads up to the next tag; false without one. */
  function readOn(): boolean {
    if (inside !== undefined) {
      const end = `</${inside}>`
      const at = unread.toLowerCase().indexOf(end)
      unread = at < 0 ? unread.slice(-LONGEST_TAG) : unread.slice(at + end.length)
      if (at >= 0) inside = undefined
      return at >= 0
    }
    const tag = TAG.exec(unread)
    if (!tag) {
      const until = BEGUN.exec(unread)?.index ?? unread.length
      text += oneLineEnd(unread.slice(0, until))
      unread = unread.slice(until)
      return false
    }
    const [whole, isEnd, name = ''] = tag
    text = isEnd ? '' : text + oneLineEnd(unread.slice(0, tag.index))
    if (!isEnd) inside = name.toLowerCase()
    unread = unread.slice(tag.index + whole.length)
    return true
  }

  return {
    /** The trimmed text so far; may start over. */
    read(piece: string): string {
      unread += piece
      while (readOn());
      return text.trim()
    },
    end: (): string => (inside === undefined ? text + oneLineEnd(unread) : text).trim(),
  }
}

export function withoutThoughts(text: string): string {
  const filter = createThoughtFilter()
  filter.read(text)
  return filter.end()
}

const oneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n')
