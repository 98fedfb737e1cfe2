import { useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { session } from '../../../api/session/browser-session.ts'
import { followDrafts, openDraft } from '../../../api/session/draft.ts'

const texts = z.record(z.string(), z.string())
const shape = {
  /** The orders that the seeker says are done, by their keys. */
  said: z.array(z.string()),
  /** Their answers, by question. */
  answers: texts,
  /** The links they pasted, by order. */
  links: texts,
}

/** What a seeker wrote into a job's checklist, kept until the application is sent; the same in every tab. */
export function useAskedDraft(jobId: number) {
  const [kept] = useState(() =>
    openDraft({
      name: 'askedDraft',
      owner: session.read().user?.id,
      part: jobId,
      shape,
      reach: 'browser',
    }),
  )
  const stored = useSyncExternalStore(followDrafts, kept.read, kept.read)
  const { said = [], answers = {}, links = {} } = stored
  const write = (change: object) => kept.write({ ...kept.read(), ...change })
  return {
    said,
    answers,
    links,
    say: (key: string, isDone: boolean) =>
      write({ said: isDone ? [...said, key] : said.filter((one) => one !== key) }),
    answer: (question: string, answer: string) => write({ answers: { ...answers, [question]: answer } }),
    link: (key: string, address: string) => write({ links: { ...links, [key]: address } }),
    forget: kept.forget,
  }
}
