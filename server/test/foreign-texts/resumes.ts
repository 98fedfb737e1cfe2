import { joinRuns } from '../../src/resume-reader/files/docx-runs.ts'
import { readWordXml } from '../../src/resume-reader/files/docx-xml.ts'
import { makePlain, takeBullet } from '../../src/resume-reader/files/plain-text.ts'
import {
  MOST_LETTERS,
  MOST_LETTERS_IN_A_LINE,
  MOST_LINES,
} from '../../src/resume-reader/files/text-limits.ts'
import { kindOfLastWord } from '../../src/resume-reader/headings.ts'
import { roomAfter } from '../../src/resume-reader/line.ts'
import { isGivenName } from '../../src/resume-reader/person/given-names.ts'
import { readLines } from '../../src/resume-reader/read-lines.ts'
import type { Area } from './area.ts'

const now = new Date('2026-11-20T04:00:00Z')
const lineOf = (text: string) => ({ text, size: 0, isMarked: false, isItem: false, room: roomAfter(text) })
const linesOf = (text: string) =>
  text
    .slice(0, MOST_LETTERS)
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => lineOf(line.slice(0, MOST_LETTERS_IN_A_LINE)))
const wrapped = (text: string) => text.replaceAll(/[^\n]{80}/gu, '$&\n')

export const ofResumes: Area = {
  folders: ['server/src/resume-reader'],
  // Our own list.
  apart: ['word-set.ts wordSet'],
  readers: {
    'lines of a resume': (text) => readLines(linesOf(text), now),
    'a resume of short lines': (text) => readLines(linesOf(wrapped(text)), now),
    'a resume’s jobs': (text) => readLines(linesOf(wrapped(`WORK EXPERIENCE\n${text}`)), now),
    'a resume’s schools': (text) => readLines(linesOf(wrapped(`EDUCATION\n${text}`)), now),
    'a resume’s skills': (text) => readLines(linesOf(wrapped(`SKILLS\n${text}`)), now),
    'a resume’s head': (text) =>
      readLines(
        linesOf(wrapped(`Ana Reyes\nBookkeeper with ${text}\nana@example.com\n${text} EXPERIENCE\n`)),
        now,
      ),
    'pieces of lines of a Word document': (text) => joinRuns(linesOf(wrapped(text))),
    'a given name': isGivenName,
    'the last word of a heading': kindOfLastWord,
    'letters of a resume': makePlain,
    'a bullet': takeBullet,
    'a Word document': (text) =>
      readWordXml(`<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`),
  },
}
