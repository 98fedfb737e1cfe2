import type { Order } from '@hanap/contract/jobs/orders'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { cleanTitle } from '@hanap/contract/letters/letter-title'
import { sourcesOf } from '../../src/features/cover-letters/grounding/rules/fact-sources.ts'
import { groundOf } from '../../src/features/cover-letters/grounding/rules/ground.ts'
import { createLetterCheck } from '../../src/features/cover-letters/grounding/rules/grounding.ts'
import { clausesOf } from '../../src/features/cover-letters/grounding/rules/known-claims.ts'
import { contactsIn } from '../../src/features/cover-letters/grounding/rules/known-contacts.ts'
import { numbersIn, yearsSaid } from '../../src/features/cover-letters/grounding/rules/known-numbers.ts'
import { restsOn } from '../../src/features/cover-letters/grounding/rules/rests-on.ts'
import { answersFor, splitAnswers } from '../../src/features/cover-letters/orders/rules/answers.ts'
import { leftToFill } from '../../src/features/cover-letters/orders/rules/left-to-fill.ts'
import { endingWith } from '../../src/features/cover-letters/orders/rules/put-in.ts'
import { mayBeQuoted, mayBeWritten } from '../../src/features/cover-letters/orders/rules/safe-words.ts'
import { articleFor } from '../../src/features/cover-letters/rules/article.ts'
import { bodyOf } from '../../src/features/cover-letters/rules/letter-closing.ts'
import { allSentences, endedSentences } from '../../src/features/cover-letters/rules/letter-sentences.ts'
import { ownWords } from '../../src/features/cover-letters/rules/own-words.ts'
import { excerptOf, originOf } from '../../src/features/cover-letters/rules.ts'
import { declineFor } from '../../src/outside/card-payments/declines.ts'
import { intentIn, methodIn } from '../../src/outside/card-payments/paymongo-answers.ts'
import { cardTextIn, declineIn } from '../../src/outside/card-payments/paymongo-errors.ts'
import { letterOf } from '../../src/outside/letter-writer/completion-answer.ts'
import { errorTextOf } from '../../src/outside/letter-writer/completion-members.ts'
import { createThoughtFilter, withoutThoughts } from '../../src/outside/letter-writer/thoughts.ts'
import { tellingIn, withoutTelling } from '../../src/reading/orders/telling.ts'
import { anasFacts, bookkeeping } from '../letters/letters.ts'
import type { Area } from './area.ts'

const ground = groundOf(bookkeeping, anasFacts)
const sources = sourcesOf(bookkeeping, anasFacts)
const required = (kind: Order['kind'], quote: string): Order => ({
  kind,
  quote,
  field: 'description',
  start: 0,
  end: quote.length,
  required: true,
  check: false,
  doubt: false,
})
/** A few letters at a time, as a writer streams. */
function piecewise(text: string) {
  const filter = createThoughtFilter()
  for (let place = 0; place < text.length; place += 16) filter.read(text.slice(place, place + 16))
  return filter.end()
}
/** Answers of letter writers and providers, and texts letters are checked against. */
export const ofLetters: Area = {
  folders: [
    'server/src/features/cover-letters',
    'server/src/outside/letter-writer',
    'server/src/outside/card-payments',
  ],
  // The seeker's own name under a letter.
  apart: ['letter-closing.ts closingFor'],
  readers: {
    'what a letter is about': (text) => groundOf({ ...bookkeeping, description: text }, anasFacts),
    'what a letter rests on': (text) => sourcesOf({ ...bookkeeping, description: text }, anasFacts),
    'a sentence of a letter': (text) => createLetterCheck(ground).sentence(text),
    'what a sentence rests on': (text) => restsOn(text, sources),
    clauses: clausesOf,
    'addresses in a sentence': (text) => contactsIn(text, ground),
    'numbers in a sentence': numbersIn,
    'years in a sentence': yearsSaid,
    'a letter’s body': bodyOf,
    'a letter’s sentences': allSentences,
    'sentences that have ended': endedSentences,
    'words that are to be said': tellingIn,
    'what a job is called': cleanTitle,
    'a word with its article': articleFor,
    'what a seeker wants said': ownWords,
    'words of an order': mayBeWritten,
    'words put at the end': (text) => endingWith([{ text, place: 'end' }]),
    'a question of an order': mayBeQuoted,
    'blanks for what a job requires': (text) =>
      (['state', 'attach'] as const).map((kind) => leftToFill([required(kind, text)], () => true)),
    'answers below a letter': splitAnswers,
    'answers to questions': (text) =>
      answersFor([{ text: text.slice(0, 300), answer: '' }], text, { ground, sources }),
    'a listing without orders': withoutTelling,
    'the beginning of a letter': excerptOf,
    'the subject of a letter': defaultSubject,
    'a letter that is kept': (text) =>
      originOf(text, { source: 'written', sentences: [{ text, rests_on: [] }] }),
    'a payment’s state': (text) =>
      [JSON.stringify({ data: { id: text } }), text].map((body) => intentIn(body)),
    'a payment’s card': methodIn,
    'a payment’s decline': declineFor,
    thoughts: withoutThoughts,
    'thoughts that come in pieces': piecewise,
    'a letter of a writer': (text) =>
      letterOf(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] })),
    'an error of a writer': errorTextOf,
    'a decline': (text) => declineIn({ status: 400, body: text } as never),
    'a text of who takes cards': (text) =>
      cardTextIn({ status: 400, body: JSON.stringify({ errors: [{ detail: text, code: text }] }) } as never),
  },
}
