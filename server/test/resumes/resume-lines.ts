import type { Line } from '../../src/resume-reader/line.ts'

/**
 * '# ' starts a heading (larger and bold), '## ' a bold line, '- ' an item; ' \' at the end means that the page's
 * width broke the line.
 */
export function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [mark = ''] = /^(?:#{1,2}|-) /u.exec(line) ?? []
      const isBroken = line.endsWith(' \\')
      return {
        text: line.slice(mark.length, isBroken ? -2 : undefined).trim(),
        size: mark === '# ' ? 13 : 10,
        isMarked: mark.startsWith('#'),
        isItem: mark === '- ',
        room: isBroken ? 0 : 60,
      }
    })
}
