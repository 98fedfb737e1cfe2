import type { Asks } from '@hanap/contract/jobs/orders'
import { asksMessages } from './asks-messages.ts'

const named = ['subject-line', 'include-phrase', 'recording', 'link-form', 'test'] as const

/** 'Asks: subject, recording, 3 questions'; empty if no order takes work. */
export function asksWords(asks: Asks): string {
  const m = asksMessages
  const things: string[] = named.filter((kind) => asks[kind]).map((kind) => m[kind])
  const questions = asks['answer-questions']
  if (questions) things.push(m.questions(questions))
  return things.length > 0 ? `${m.asks} ${things.join(', ')}` : ''
}
