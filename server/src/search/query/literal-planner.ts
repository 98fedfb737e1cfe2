import type { AskedPay } from '../port.ts'
import type { Synonyms } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { textBeside } from './asked-pay.ts'
import { contraryOf } from './contrary.ts'
import type { Wanted } from './match.ts'
import { parseQuery } from './query.ts'
import {
  aboutIt,
  anywhere,
  createWays,
  NO_GROUP,
  nothingWorth,
  SUBSTITUTED_AT_MOST,
  wantedGroup,
  wantedTerm,
} from './ways.ts'

/** Plans by words alone; a null text matches every listing. */
export type PlanLiterally = (text: string | null, pay?: AskedPay | null) => Wanted

/** For matching, not grading: no corrections, and no substitutes in long queries. */
export function createLiteralPlanner(vocabulary: Vocabulary, synonyms: Synonyms): PlanLiterally {
  const waysOf = createWays(vocabulary)

  return (typed, pay = null) => {
    const text = textBeside(typed, pay)
    if (text === null) return { all: [], none: [] }
    const { all, none, avoided } = parseQuery(text, synonyms)
    if (all.length + none.length + avoided.length === 0) return { all: [NO_GROUP], none: [] }
    const groups = all.filter((group) => !group.isLight)
    const takesSubstitutes = groups.length <= SUBSTITUTED_AT_MOST
    return {
      all: groups.map(({ any }) => {
        const ways = any.flatMap(waysOf).filter((way) => takesSubstitutes || !way.isSubstitute)
        return wantedGroup(ways, nothingWorth)
      }),
      none: [
        ...none.flatMap(waysOf).map((way) => wantedTerm(way, anywhere)),
        ...avoided.flatMap(waysOf).map((way) => wantedTerm(way, aboutIt)),
        ...groups.flatMap((group) => contraryOf(group, vocabulary)),
      ],
    }
  }
}
