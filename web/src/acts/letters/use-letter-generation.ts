import {
  generateCoverLetter,
  type LetterProgress,
  type OrderToFollow,
} from '@hanap/contract/letters/cover-letters'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callForStream } from '../../api/answers/stream.ts'
import { isApiProblem, isRefusedFor, NetworkProblem, seemsOffline } from '../../api/problems/problems.ts'
import { session } from '../../api/session/browser-session.ts'
import { seekerProfileQuery } from '../../seeker/profile.ts'
import { withheldQuery } from '../../seeker/withheld.ts'
import { browserTemplate, shownTitle } from './browser-template.ts'
import { withEarlier, withGenerated } from './earlier-letters.ts'
import { bounded, type KnownLetter, type OwnReason, readAnswer } from './generated-letter.ts'
import { knownInstructionsQuery } from './instructions/queries.ts'
import type { DraftInHand, LetterDraft } from './letter-draft.ts'

/** The server calls its writer at most twice, half a minute each. */
const TIMEOUT_MS = 90_000
/** The start button also stops, but not by a double click. */
const DOUBLE_PRESS_MS = 500

type Job = { id: number; title: string }
type Said = 'started' | 'done' | 'templateDone' | 'stopped' | null

/** `text` is null until some arrived. */
export type LetterGeneration = ReturnType<typeof useLetterGeneration>

/**
 * Streams a letter into the draft, which changes once, at the end; a stop leaves it unchanged. Leaving the page and
 * `given.isBlocked` stop it. On any failure a template takes over.
 * @param given.orders undefined if the page does not know them
 * @param given.keepResume uploads a new one; null for none or failure
 * @param given.stopResume stops that upload
 * @param given.onSessionOver the session has ended
 */
export function useLetterGeneration(given: {
  job: Job
  orders: readonly OrderToFollow[] | undefined
  draft: Omit<DraftInHand, 'remove'>
  isBlocked: boolean
  keepResume: () => Promise<number | null>
  stopResume: () => void
  onSessionOver: () => void
}) {
  const queries = useQueryClient()
  const { data: instructions } = useQuery(knownInstructionsQuery)
  // For the browser's template, in case the connection fails.
  const { data: withheld } = useQuery(withheldQuery(null))
  const running = useRef<{ stop: AbortController; begun: number }>(null)
  const [text, setText] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>(null)

  function stop() {
    if (!running.current) return
    running.current.stop.abort()
    running.current = null
    given.stopResume()
    end('stopped')
  }
  function end(word: Said) {
    setBusy(false)
    setText(null)
    setSaid(word)
  }

  const stopNow = useEffectEvent(stop)
  useEffect(() => () => stopNow(), [])
  useEffect(() => {
    if (given.isBlocked) stopNow()
  }, [given.isBlocked])

  async function generate(signal: AbortSignal): Promise<KnownLetter> {
    const resume_id = await given.keepResume()
    signal.throwIfAborted()
    let sentences: string[] = []
    const onProgress = (piece: LetterProgress) => {
      if (signal.aborted) return
      sentences = 'again' in piece ? [] : [...sentences, piece.sentence.text]
      setText(sentences.join('').trimStart())
    }
    // Copies the instructions, which may change during generation.
    const asked = instructions && { custom_prompt: instructions.instructions }
    const { orders } = given
    const answer = readAnswer(
      await callForStream(generateCoverLetter, {
        body: {
          job_id: given.job.id,
          ...(resume_id !== null && { resume_id }),
          ...asked,
          ...(orders && { orders: [...orders] }),
        },
        timeoutMs: TIMEOUT_MS,
        signal,
        onProgress,
      }),
    )
    if (!answer) throw new NetworkProblem('garbage')
    if (answer.source === 'template') return answer
    if (asked) return { ...answer, ...asked }
    // The server used the stored instructions, which may be known now.
    const kept = queries.getQueryData(knownInstructionsQuery.queryKey)
    return kept ? { ...answer, custom_prompt: kept.instructions } : answer
  }

  function fillTemplate(problem: unknown): KnownLetter {
    const { user } = session.read()
    const profile = queries.getQueryData(seekerProfileQuery.queryKey)
    const facts = {
      name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
      title: shownTitle(profile?.title ?? '', withheld),
    }
    return browserTemplate(facts, reasonOf(problem))
  }

  async function run() {
    const mine = { stop: new AbortController(), begun: performance.now() }
    running.current = mine
    setBusy(true)
    setSaid('started')
    const letter = await generate(mine.stop.signal).catch((problem: unknown) => {
      if (running.current !== mine) return null
      if (isRefusedFor(problem, 'unauthenticated')) {
        given.onSessionOver()
        return null
      }
      return fillTemplate(problem)
    })
    if (running.current !== mine) return
    running.current = null
    if (letter) {
      const draft = given.draft.read()
      given.draft.write({
        ...withGenerated(draft, bounded(letter)),
        ...subjectFor(draft, letter, given.job.title),
      })
    }
    end(letter ? (letter.source === 'written' ? 'done' : 'templateDone') : null)
  }

  return {
    isBusy,
    text,
    /** For the screen reader. */
    said,
    press() {
      if (!running.current) void run()
      else if (performance.now() - running.current.begun > DOUBLE_PRESS_MS) stop()
    },
    stop,
    putBack() {
      setSaid(null)
      given.draft.write(withEarlier(given.draft.read()))
    },
  }
}

/** Replaces only a subject that the seeker did not write. */
function subjectFor({ subject, generated }: LetterDraft, letter: KnownLetter, jobTitle: string) {
  const isOwn = ![defaultSubject(jobTitle), generated?.subject, ''].includes(subject)
  return letter.subject === undefined || isOwn ? {} : { subject: letter.subject }
}

function reasonOf(problem: unknown): OwnReason {
  if (seemsOffline(problem)) return 'offline'
  if (problem instanceof NetworkProblem && problem.reason === 'timeout') return 'slow'
  if (isApiProblem(problem, 'subscription-required')) return 'no-plan'
  return isRefusedFor(problem, 'too-many') ? 'too-many' : 'failed'
}
