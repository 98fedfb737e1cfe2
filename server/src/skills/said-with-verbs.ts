import { verbOfForm, verbOfNoun } from './activities.ts'
import { type Branch, branchAt, type Entry, newBranch } from './name-tree.ts'
import type { Skill } from './skill-list.ts'
import { type SkillWord, skillWordsOf } from './skill-words.ts'

/** Trees by verb: under 'manage', 'inventory' leads to Inventory Management. */
export type ObjectTrees = ReadonlyMap<string, Branch>

/** As in 'managed the inventory'; `last` is the index of its last word. */
export type SaidSkill = Readonly<{ skill: Skill; verb: string; last: number }>

const wordSet = (words: string) => new Set(words.split(' '))
/** Between verb and object: 'managed all of our inventory'. */
const fillers = wordSet(
  'a an the all any each both some our their his her my its this these those other various multiple numerous ' +
    'several many different daily weekly monthly quarterly yearly annual annually new existing current potential ' +
    'prospective incoming outgoing inbound outbound own company client customer guest patient student employee staff ' +
    'department departmental office corporate business internal external accurate complex detailed basic general ' +
    'high large small volume quality overall entire full complete comprehensive effective appropriate necessary ' +
    'important domestic international local to for of',
)
const mostFillers = 3
/** After the object. Any other word makes it part of something else: 'managed project teams' is no project. */
const afterObjects = wordSet(
  'a an the each every and or for of to in on with using by at from through as while via within across including ' +
    'include that which who per during when where between among into over under against without throughout then also ' +
    'after before based is are was were if it ensuring account level process system data task duty activity operation procedure need issue ' +
    'request function information file document project program plan list effort cycle',
)

/** Reads skills named by verb or noun: 'Managing Inventory', 'Inventory Management'. */
export function growObjectTrees(skills: readonly Skill[]): ObjectTrees {
  const trees = new Map<string, Branch>()
  const add = (verb: string | undefined, entry: Entry) => {
    if (verb === undefined || entry.words.length === 0) return
    const tree = trees.get(verb) ?? newBranch()
    trees.set(verb, tree)
    const branch = branchAt(tree, entry.words)
    if (branch.entries.length === 0) branch.entries.push(entry)
  }
  for (const skill of skills)
    for (const name of skill.names) {
      if (name.mark !== null) continue
      const words = skillWordsOf(name.text)
      const plain = words.map((word) => word.plain)
      add(verbOfForm.get(words[0]?.folded ?? ''), { skill, name, words: plain.slice(1) })
      add(verbOfNoun.get(words.at(-1)?.folded ?? ''), { skill, name, words: plain.slice(0, -1) })
    }
  return trees
}

/** From a verb on: 'managed all incoming orders', 'preparation of tax returns'. */
export function skillSaidAt(
  trees: ObjectTrees,
  words: readonly SkillWord[],
  at: number,
): SaidSkill | undefined {
  const word = words[at]?.folded ?? ''
  const ofFollows = words[at + 1]?.plain === 'of'
  const verb = verbOfForm.get(word) ?? (ofFollows ? verbOfNoun.get(word) : undefined)
  return verb === undefined || !words[at + 1]?.joins ? undefined : skillDone(trees, verb, words, at + 1)
}

/** A further object of a known verb: the orders of 'handled refunds and orders'. */
export function skillDone(
  trees: ObjectTrees,
  verb: string,
  words: readonly SkillWord[],
  at: number,
): SaidSkill | undefined {
  const tree = trees.get(verb)
  if (tree === undefined) return undefined
  for (let begin = at; begin <= at + mostFillers; begin += 1) {
    const found = longestObject(tree, words, begin)
    if (found) return { skill: found.skill, verb, last: found.last }
    if (!isFiller(words[begin]) || !words[begin + 1]?.joins) return undefined
  }
  return undefined
}

const isFiller = (word: SkillWord | undefined) =>
  word !== undefined && (fillers.has(word.plain) || fillers.has(word.folded) || /^\d+$/.test(word.plain))

function longestObject(tree: Branch, words: readonly SkillWord[], begin: number) {
  let branch: Branch | undefined = tree
  let found: { skill: Skill; last: number } | undefined
  for (let n = begin; n < words.length; n += 1) {
    const word = words[n]
    if (word === undefined || (n > begin && !word.joins)) break
    branch = branch.next.get(word.folded)
    if (branch === undefined) break
    const skill = branch.entries[0]?.skill
    if (skill && endsHere(words, n)) found = { skill, last: n }
  }
  return found
}

function endsHere(words: readonly SkillWord[], last: number): boolean {
  const next = words[last + 1]
  return (
    next === undefined ||
    !next.joins ||
    afterObjects.has(next.folded) ||
    afterObjects.has(next.plain) ||
    /^\d|ly$/.test(next.plain)
  )
}
