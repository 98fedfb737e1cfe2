import { accountWords } from './account-words.ts'
import { deceptionWords } from './deception-words.ts'
import { otherWords } from './other-words.ts'
import { trialWords } from './trial-words.ts'
import { watchingWords } from './watching-words.ts'

/** What one sentence says by itself. */
export const signWords = [...trialWords, ...watchingWords, ...accountWords, ...deceptionWords, ...otherWords]
