import { keepOfLists, type Place } from './lists-in-text.ts'
import { type Candidate, growNameTree, namesAt } from './name-tree.ts'
import type { Skill } from './skill-list.ts'
import { type SkillWord, skillWordsOf } from './skill-words.ts'

/** A skill in a text; `start` and `end` count its UTF-16 code units. */
export type FoundSkill = { key: string; name: string; start: number; end: number }

export type SkillMatcher = {
  /** Every skill that a text names, in order, of overlapping ones the longest; the same skill as often as it is there. */
  find(text: string): FoundSkill[]
  /** The skill that somebody gave as a skill, by any of its names; marks do not count here. */
  lookup(name: string): { key: string; name: string } | undefined
}

/** @returns what finds these skills; it is made once, and then takes a few milliseconds for 100 kB of text */
export function createSkillMatcher(skills: readonly Skill[]): SkillMatcher {
  const tree = growNameTree(skills)
  return {
    find(text) {
      const words = skillWordsOf(text)
      const places: Place<Skill>[] = []
      for (let at = 0; at < words.length; at += 1) {
        if (words[at]?.isGlued) continue
        const place = readPlace(
          text,
          words,
          at,
          namesAt(tree, words, at).filter(({ length }) => !words[at + length]?.isGlued),
        )
        if (place === undefined) continue
        places.push(place)
        at = place.last
      }
      return keepOfLists(text, words, places).map(({ what, start, end }) => ({
        key: what.key,
        name: what.name,
        start,
        end,
      }))
    },
    lookup(name) {
      // What stands between the words of a name that was given apart is no part of it.
      const words = skillWordsOf(name).map((word) => ({ ...word, joins: true }))
      const found = namesAt(tree, words, 0).find(({ length }) => length === words.length)
      return found && { key: found.skill.key, name: found.skill.name }
    },
  }
}

/** The longest name here that is written as its mark asks for, or could be one in a list. */
function readPlace(
  text: string,
  words: readonly SkillWord[],
  at: number,
  candidates: readonly Candidate[],
): Place<Skill> | undefined {
  const start = words[at]?.start ?? 0
  for (const { skill, name, length } of candidates) {
    const last = at + length - 1
    const end = words[last]?.end ?? start
    const place = { what: skill, first: at, last, start, end }
    if (name.mark === null) return { ...place, isSure: true, isAsWritten: true, needsList: false }
    const written = text.slice(start, end)
    const isAsWritten = written === name.text
    // 'hr' is an hour and 'go' a verb: so short a name is known by its capitals alone.
    if (!isAsWritten && (name.text.length < 3 || written.toLowerCase() !== name.text.toLowerCase())) continue
    return {
      ...place,
      isSure: isAsWritten && name.mark === 'case',
      isAsWritten,
      needsList: name.mark === 'list',
    }
  }
  return undefined
}
