import { projectSkills } from '../../../../skills/skill-list.ts'
import { createSkillMatcher } from '../../../../skills/skill-matcher.ts'
import type { Ground } from './ground.ts'
import type { Clause } from './known-claims.ts'
import { wordsOf } from './ordinary-words.ts'
import { isFormOf, isOrdinary } from './ordinary-words-of-work.ts'

const matcher = createSkillMatcher(projectSkills)

export const skillsIn = (text: string): Set<string> => new Set(matcher.find(text).map(({ key }) => key))

/** The words of skills in a text, such as 'QuickBooks' or 'cold calling'. */
export const skillWordsIn = (text: string): string[] =>
  matcher.find(text).flatMap(({ start, end }) => wordsOf(text.slice(start, end)))

/** Without English, the letter's language, and Filipino, the seekers' own. */
const LANGUAGES =
  /\b(?:spanish|french|german|japanese|chinese|mandarin|cantonese|hokkien|korean|italian|portuguese|russian|arabic|hebrew|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hindi|urdu|bengali|punjabi|tamil|thai|vietnamese|indonesian|bahasa|malay|persian|farsi|ukrainian|czech|hungarian|romanian|latin|cebuano|bisaya|ilocano|ilonggo|hiligaynon|waray|kapampangan|bilingual|trilingual|polyglot)\b/giu

/** The listing's demands are no ground. */
export function unknownSkills(
  { own }: Clause,
  { factsSkills, factsForms }: Pick<Ground, 'factsSkills' | 'factsForms'>,
): string[] {
  if (own === '') return []
  const skills = matcher
    .find(own)
    .filter(({ key }) => !factsSkills.has(key))
    .map(({ start, end }) => own.slice(start, end))
    .filter((name) => !wordsOf(name).every((word) => isFormOf(word, factsForms) || isOrdinary(word)))
  const languages = (own.match(LANGUAGES) ?? []).filter((one) => !factsForms.has(one.toLowerCase()))
  return [...skills, ...languages]
}
