import { persons } from './activities.ts'
import { keepOfLists, type Place } from './lists-in-text.ts'
import { type Candidate, growNameTree, type NameTree, namesAt } from './name-tree.ts'
import {
  growObjectTrees,
  type ObjectTrees,
  type SaidSkill,
  skillDone,
  skillSaidAt,
} from './said-with-verbs.ts'
import { skillWithSharedEnd } from './shared-ends.ts'
import type { Skill } from './skill-list.ts'
import { type SkillWord, skillWordsOf } from './skill-words.ts'

/** `start` and `end` count UTF-16 code units. */
export type FoundSkill = { key: string; name: string; start: number; end: number }

export type SkillMatcher = {
  /** In order, with repetitions; the longest of overlapping ones. */
  find(text: string): FoundSkill[]
  /** Looks up any name, also 'Excel (advanced)'; ignores marks. */
  lookup(name: string): { key: string; name: string } | undefined
}

/** Build once; then takes a few milliseconds for 100 kB of text. */
export function createSkillMatcher(skills: readonly Skill[]): SkillMatcher {
  const tree = growNameTree(skills)
  const objects = growObjectTrees(skills)
  return {
    find(text) {
      const words = skillWordsOf(text)
      const places: Place<Skill>[] = []
      let said: SaidSkill | undefined
      for (let at = 0; at < words.length; at += 1) {
        if (words[at]?.isGlued) continue
        const candidates = namesAt(tree, words, at).filter((one) => isMeant(words, at, one))
        const named = readPlace(text, words, at, candidates)
        const more = skillSaidAt(objects, words, at) ?? skillSaidOn(objects, text, words, said, at)
        const shared = named?.isSure || more ? undefined : skillWithSharedEnd(tree, text, words, at)
        if (more) said = more
        const other = more ?? shared
        const isNamed =
          named && (!other || named.last > other.last || (named.isSure && named.last === other.last))
        const place = isNamed || !other ? named : surePlace(words, at, other)
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
      const remark = name.trimEnd().endsWith(')') ? name.indexOf('(') : -1
      const skill = findWhole(tree, name) ?? (remark > 0 ? findWhole(tree, name.slice(0, remark)) : undefined)
      return skill && { key: skill.key, name: skill.name }
    },
  }
}

/** Finds a whole name, whatever separates its words. */
function findWhole(tree: NameTree, name: string): Skill | undefined {
  const words = skillWordsOf(name).map((word) => ({ ...word, joins: true }))
  return namesAt(tree, words, 0).find(({ length }) => length === words.length)?.skill
}

/** Not in a longer word, and not for other people ('worked with accountants'). */
function isMeant(words: readonly SkillWord[], at: number, { length, words: name }: Candidate): boolean {
  const last = words[at + length - 1]
  const isOthers =
    last && persons.has(last.folded) && last.plain !== last.folded && last.plain !== name.at(-1)
  return !isOthers && !words[at + length]?.isGlued
}

/** Finds a further object of a verb: the orders of 'handled refunds and orders'. */
function skillSaidOn(
  objects: ObjectTrees,
  text: string,
  words: readonly SkillWord[],
  said: SaidSkill | undefined,
  at: number,
): SaidSkill | undefined {
  if (said === undefined || at - said.last > 2) return undefined
  const gap = text.slice(words[said.last]?.end, words[at]?.start)
  return /^(?: ?[,/&] ?|,? (?:and|or) )$/.test(gap) ? skillDone(objects, said.verb, words, at) : undefined
}

function surePlace(
  words: readonly SkillWord[],
  at: number,
  { skill, last }: { skill: Skill; last: number },
): Place<Skill> {
  const start = words[at]?.start ?? 0
  const end = words[last]?.end ?? start
  return {
    what: skill,
    first: at,
    last,
    start,
    end,
    isSure: true,
    isAsWritten: true,
    needsList: false,
  }
}

/** The longest name written as its mark asks, or that counts in a list. */
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
    // Names this short need their capitals: 'hr' is an hour and 'go' a verb.
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
