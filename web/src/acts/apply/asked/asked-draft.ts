import { useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { session } from '../../../api/session/browser-session.ts'
import { followDrafts, openDraft } from '../../../api/session/draft.ts'

const texts = z.record(z.string(), z.string())
const keys = z.array(z.string())
const shape = {
  /** Orders that the seeker says are done. */
  said: keys,
  /** Orders to leave out. */
  left: keys,
  /** Typed subjects and phrases, by order. */
  words: texts,
  /** Typed answers, by question and by fact. */
  answers: texts,
  /** Pasted links, by order. */
  links: texts,
}

/** Kept until the application is sent, and shared between tabs. */
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
  const { said = [], left = [], words = {}, answers = {}, links = {} } = stored
  const write = (change: object) => kept.write({ ...kept.read(), ...change })
  return {
    said,
    left,
    words,
    answers,
    links,
    say: (key: string, isDone: boolean) => write({ said: toggled(said, key, isDone) }),
    leave: (key: string, isLeft: boolean) => write({ left: toggled(left, key, isLeft) }),
    word: (key: string, typed: string) => write({ words: { ...words, [key]: typed } }),
    answer: (question: string, answer: string) => write({ answers: { ...answers, [question]: answer } }),
    link: (key: string, address: string) => write({ links: { ...links, [key]: address } }),
    forget: kept.forget,
  }
}

const toggled = (keys: readonly string[], key: string, isIn: boolean) =>
  isIn ? [...keys, key] : keys.filter((one) => one !== key)
