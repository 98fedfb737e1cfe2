import { accountWords } from './account-words.ts'
import { commissionWords } from './commission-words.ts'
import { deceptionWords } from './deception-words.ts'
import { otherWords } from './other-words.ts'
import { trialWords } from './trial-words.ts'
import { watchingWords } from './watching-words.ts'

/** Signs that a single sentence shows. */
export const signWords = [
  ...trialWords,
  ...watchingWords,
  ...accountWords,
  commissionWords,
  ...deceptionWords,
  ...otherWords,
]
