import type { NameTree } from './name-tree.ts'
import type { Skill } from './skill-list.ts'
import type { SkillWord } from './skill-words.ts'

// In 'e-mail and calendar management' two names share their end: 'e-mail' is Email Management.

/** Most words of a name's beginning, and of the rest of the list. */
const longestBeginning = 3
const longestRest = 5

/** Ends with the list; `last` is the last word of its beginning. */
export function skillWithSharedEnd(
  tree: NameTree,
  text: string,
  words: readonly SkillWord[],
  at: number,
): { skill: Skill; last: number } | undefined {
  let branch: NameTree | undefined = tree
  for (let n = at; n < at + longestBeginning; n += 1) {
    const word = words[n]
    const next = words[n + 1]
    if (word === undefined || next === undefined || (n > at && !word.joins)) return undefined
    branch = branch.next.get(word.folded)
    if (branch === undefined) return undefined
    if (branch.next.size === 0) return undefined
    const isListed =
      isAnd(next) || (next.start - word.end < 4 && /^ ?[,/] ?$/.test(text.slice(word.end, next.start)))
    const skill = isListed ? endOfList(branch, text, words, n + 1) : undefined
    if (skill) return { skill, last: n }
  }
  return undefined
}

const isAnd = (word: SkillWord) => word.plain === 'and' || word.plain === 'or'

function endOfList(
  begun: NameTree,
  text: string,
  words: readonly SkillWord[],
  from: number,
): Skill | undefined {
  let isLastItem = text[(words[from]?.start ?? 0) - 1] === '/'
  for (let n = from; n <= from + longestRest; n += 1) {
    const word = words[n]
    const gap = text.slice(words[n - 1]?.end, word?.start)
    if (word === undefined || !/^(?: ?[,/]? ?| & )$/.test(gap)) return undefined
    const entry = begun.next.get(word.folded)?.entries[0]
    if (
      entry &&
      entry.name.mark === null &&
      isLastItem &&
      n > from &&
      word.joins &&
      !isAnd(words[n - 1] ?? word)
    )
      return entry.skill
    isLastItem ||= isAnd(word)
  }
  return undefined
}
