import { accountWords } from './account-words.ts'
import { deceptionWords } from './deception-words.ts'
import { otherWords } from './other-words.ts'
import { trialWords } from './trial-words.ts'
import { watchingWords } from './watching-words.ts'

/** Signs that a single sentence shows. */
export const signWords = [...trialWords, ...watchingWords, ...accountWords, ...deceptionWords, ...otherWords]
