import type { ResumeFacts, ResumeType } from '@hanap/contract/profile/resumes'
import { type Clock, systemClock } from '../lib/clock.ts'
import { createTurns } from '../lib/turns.ts'
import type { SkillMatcher } from '../skills/skill-matcher.ts'
import { createTextProcess, type TextLimits } from './files/text-process.ts'
import { joinWrapped } from './joined-lines.ts'
import { readLines } from './read-lines.ts'
import type { Refusal } from './refusals.ts'

/** Increase it to have resumes read again. */
export const READER_VERSION = 3

/** `milliseconds` of text extraction, without waiting. */
export type ResumeReading = { milliseconds: number } & (
  | {
      outcome: 'read'
      facts: ResumeFacts
      /** Skills of our list in the whole text, each once. */
      found: { key: string; name: string }[]
      /** In reading order. */
      text: string
    }
  | { outcome: 'refused'; reason: Refusal }
)

export type ResumeReader = {
  /** Never throws for a file; 'busy' once the signal is aborted. */
  read(bytes: Uint8Array, type: ResumeType, signal?: AbortSignal): Promise<ResumeReading>
  /** The next resume would start the process again. */
  close(): void
}

export type ResumeReaderOptions = {
  skills?: SkillMatcher
  clock?: Clock
  limits?: Partial<TextLimits & { waiting: number }>
}

/** A usual file takes some hundredths of a second and some megabytes; beyond these limits a file is hostile. */
const limitsByDefault: TextLimits & { waiting: number } = {
  time: 10_000,
  memory: 400_000_000,
  idle: 5 * 60_000,
  waiting: 16,
}

class TooManyWaiting extends Error {}

/** One at a time, in a process that may crash, hang or grow. 'busy' if `waiting` others wait. */
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
    async read(bytes, type, signal) {
      let milliseconds = 0
      try {
        const answer = await inTurn('file', async () => {
          if (signal?.aborted) return { refusal: 'busy' as const }
          const start = performance.now()
          const lines = await texts.ask({ bytes, type }, signal)
          milliseconds = performance.now() - start
          return lines
        })
        if ('refusal' in answer) return { outcome: 'refused', reason: answer.refusal, milliseconds }
        const text = joinWrapped(answer.lines).join('\n').replaceAll('\t', '  ')
        const facts = readLines(answer.lines, clock.now())
        const found = skills ? findListed(skills, text, facts.skills) : []
        return { outcome: 'read', facts, found, text, milliseconds }
      } catch (error) {
        if (error instanceof TooManyWaiting) return { outcome: 'refused', reason: 'busy', milliseconds }
        throw error
      }
    },
    close: texts.stop,
  }
}

/** In prose, 'word' counts only with signs of the program; in a list it needs none. */
function findListed(
  skills: SkillMatcher,
  text: string,
  listed: readonly string[],
): { key: string; name: string }[] {
  const found = [...skills.find(text), ...listed.map(skills.lookup).filter((skill) => skill !== undefined)]
  const names = new Map(found.map(({ key, name }) => [key, name]))
  return [...names].map(([key, name]) => ({ key, name }))
}
