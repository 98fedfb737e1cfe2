import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import type { LetterRequest, LetterWriter } from '../../../outside/letter-writer/port.ts'
import { type Sources } from '../grounding/rules/fact-sources.ts'
import type { Ground } from '../grounding/rules/ground.ts'
import { createLetterCheck, LONGEST_LETTER } from '../grounding/rules/grounding.ts'
import { restsOn } from '../grounding/rules/rests-on.ts'
import { splitAnswers } from '../orders/rules/answers.ts'
import { bodyOf, closingAt } from '../rules/letter-closing.ts'
import { allSentences, endedSentences } from '../rules/letter-sentences.ts'

export type WrittenLetter = {
  /** Of the body, each with the facts it rests on. */
  sentences: LetterSentence[]
  /** Unchecked. */
  answers: string
  /** Unfounded pieces. */
  wrong: string[]
}

/**
 * Has a letter body written and checks it by sentence; the first unfounded one ends it.
 * @param given.tell gets each passed sentence; without it, the whole letter is checked at the end
 * @param given.gone aborted when the caller hangs up
 * @throws LetterProblem if no letter came
 */
export async function writeLetter(given: {
  by: LetterWriter
  request: LetterRequest
  ground: Ground
  sources: Sources
  tell: ((sentence: LetterSentence) => void) | undefined
  gone: AbortSignal | undefined
}): Promise<WrittenLetter> {
  const { by, request, ground, sources, tell, gone } = given
  const check = createLetterCheck(ground)
  const stop = new AbortController()
  const sentences: LetterSentence[] = []
  let read = 0
  let told = 0
  let wrong: string[] = []

  /** Only the new sentences. */
  function take(texts: string[]) {
    for (const text of texts) {
      wrong = check.sentence(text)
      if (wrong.length > 0) return stop.abort()
      read += text.length
      sentences.push({ text, rests_on: restsOn(text, sources) })
    }
  }

  function tellTaken() {
    for (const sentence of sentences.slice(told)) tell?.(sentence)
    told = sentences.length
  }

  let written = ''
  function onText(piece: string) {
    if (wrong.length > 0) return
    written += piece
    if (written.length > 2 * LONGEST_LETTER) {
      wrong = ['the letter is too long']
      return stop.abort()
    }
    // A possible closing is no sentence of the body.
    const { body } = splitAnswers(written)
    take(endedSentences(body.slice(0, closingAt(body))).slice(sentences.length))
    if (wrong.length === 0 && check.isSettled()) tellTaken()
  }

  const signal = AbortSignal.any(gone ? [stop.signal, gone] : [stop.signal])
  const text = await by.write(request, { ...(tell && { onText }), signal }).then(
    (letter) => letter.text,
    (error: unknown) => {
      // The writer was stopped above.
      if (wrong.length > 0) return ''
      throw error
    },
  )
  const { answers, ...whole } = splitAnswers(text)
  if (wrong.length > 0) return { sentences, answers, wrong }
  const body = bodyOf(whole.body)
  if (body === '') return { sentences, answers, wrong: ['an empty letter'] }
  take(allSentences(body.slice(read)))
  if (wrong.length === 0) wrong = check.whole()
  if (wrong.length === 0) tellTaken()
  return { sentences, answers, wrong }
}
