import type { ResumeFacts, ResumeType } from '@hanap/contract/resumes'
import { type Clock, systemClock } from '../lib/clock.ts'
import { createTurns } from '../lib/turns.ts'
import type { SkillMatcher } from '../skills/skill-matcher.ts'
import { joinWrapped } from './joined-lines.ts'
import { readLines } from './read-lines.ts'
import type { Refusal } from './refusals.ts'
import { createTextProcess, type TextLimits } from './text-process.ts'

/** What a resume says, or why it could not be read. */
export type ResumeReading =
  | {
      outcome: 'read'
      facts: ResumeFacts
      /** The skills of our list that the whole text names, each once. */
      found: { key: string; name: string }[]
      /** Everything the resume says, in reading order. */
      text: string
    }
  | { outcome: 'refused'; reason: Refusal }

export type ResumeReader = {
  /** Never throws for a file, whatever is in it. */
  read(bytes: Uint8Array, type: ResumeType): Promise<ResumeReading>
  /** Ends the process that opens files; the next resume would start it again. */
  close(): void
}

export type ResumeReaderOptions = {
  skills?: SkillMatcher
  clock?: Clock
  limits?: Partial<TextLimits & { waiting: number }>
}

/** A usual file takes some hundredths of a second and some megabytes: what goes beyond this was made to do so. */
const limitsByDefault: TextLimits & { waiting: number } = {
  time: 10_000,
  memory: 400_000_000,
  idle: 5 * 60_000,
  waiting: 8,
}

class TooManyWaiting extends Error {}

/**
 * Reads resumes, one at a time: their text is taken out in a process of its own, which may crash, hang or grow
 * without harm to this one. Whoever comes when `waiting` others wait is told 'busy'.
 */
export function openResumeReader({
  skills,
  clock = systemClock,
  limits,
}: ResumeReaderOptions = {}): ResumeReader {
  const bounds = { ...limitsByDefault, ...limits }
  const texts = createTextProcess(bounds)
  const inTurn = createTurns<'file'>({
    atOnce: 1,
    waiting: bounds.waiting,
    refuse: () => new TooManyWaiting(),
  })

  return {
    async read(bytes, type) {
      try {
        const answer = await inTurn('file', () => texts.ask({ bytes, type }))
        if ('refusal' in answer) return { outcome: 'refused', reason: answer.refusal }
        const text = joinWrapped(answer.lines).join('\n').replaceAll('\t', '  ')
        const facts = readLines(answer.lines, clock.now())
        return { outcome: 'read', facts, found: skills ? findListed(skills, text, facts.skills) : [], text }
      } catch (error) {
        if (error instanceof TooManyWaiting) return { outcome: 'refused', reason: 'busy' }
        throw error
      }
    },
    close: texts.stop,
  }
}

/**
 * The skills of our list in the whole text, and those that somebody listed. In a text 'word' counts only with signs that
 * the program is meant; in a list of skills it needs none.
 */
function findListed(
  skills: SkillMatcher,
  text: string,
  listed: readonly string[],
): { key: string; name: string }[] {
  const found = [...skills.find(text), ...listed.map(skills.lookup).filter((skill) => skill !== undefined)]
  const names = new Map(found.map(({ key, name }) => [key, name]))
  return [...names].map(([key, name]) => ({ key, name }))
}
