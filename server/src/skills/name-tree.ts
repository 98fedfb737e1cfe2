import { agentOfNoun } from './activities.ts'
import type { Skill, SkillName } from './skill-list.ts'
import { type SkillWord, singularOf, skillWordsOf } from './skill-words.ts'

export type Entry = Readonly<{ skill: Skill; name: SkillName; words: readonly string[] }>
export type Branch = { entries: Entry[]; next: Map<string, Branch> }

/** One pass over a text finds any number of names. */
export type NameTree = Branch

export type Candidate = Entry & { length: number }

export const newBranch = (): Branch => ({ entries: [], next: new Map() })

/** With other forms. A form that is another skill's name belongs to that skill. */
export function growNameTree(skills: readonly Skill[]): NameTree {
  const root = newBranch()
  const names = skills.flatMap((skill) => skill.names.map((name) => ({ skill, name })))
  for (const { skill, name } of names) addName(root, { skill, name, words: plainWords(name.text) })
  for (const { skill, name } of names)
    for (const words of otherForms(name)) {
      const branch = branchAt(root, words)
      if (branch.entries.length === 0) branch.entries.push({ skill, name: { ...name, mark: null }, words })
    }
  return root
}

const plainWords = (name: string) => skillWordsOf(name).map(({ plain }) => plain)

function addName(root: Branch, entry: Entry): void {
  branchAt(root, entry.words).entries.push(entry)
}

/** Finds the branch of words in the singular, and adds missing branches. */
export function branchAt(root: Branch, words: readonly string[]): Branch {
  let branch = root
  for (const word of words.map(singularOf)) {
    const next = branch.next.get(word) ?? newBranch()
    branch.next.set(word, next)
    branch = next
  }
  return branch
}

/** 'quick books' for QuickBooks, 'frontend' for front-end, 'activecampaign'. */
function otherForms({ text, mark }: SkillName): string[][] {
  if (mark !== null) return []
  const forms: string[][] = []
  // 'linked in' is no LinkedIn: two-letter parts are often words.
  const apart = text.replace(/(?<=[A-Z]?[a-z]{3})(?=[A-Z][a-z]{2})/g, ' ')
  if (apart !== text) forms.push(plainWords(apart))
  const closed = text.replace(/(?<=\p{L})-(?=\p{L})/gu, '')
  if (closed !== text) forms.push(plainWords(closed))
  const words = plainWords(text)
  const agent = words.length > 1 ? agentOfNoun.get(singularOf(words.at(-1) ?? '')) : undefined
  if (agent) forms.push([...words.slice(0, -1), agent])
  const together = words.join('')
  if (words.length === 2 && /^[a-z]{6,}$/.test(together)) forms.push([together])
  return forms
}

const none: readonly Candidate[] = []

/** Names that begin at a word, longest first, whatever their marks require. */
export function namesAt(root: NameTree, words: readonly SkillWord[], at: number): readonly Candidate[] {
  // Most words begin no name.
  if (!root.next.has(words[at]?.folded ?? '')) return none
  const found: Candidate[] = []
  let branch: Branch | undefined = root
  for (let n = at; n < words.length; n += 1) {
    const word = words[n]
    if (word === undefined || (n > at && !word.joins)) break
    branch = branch.next.get(word.folded)
    if (branch === undefined) break
    const length = n - at + 1
    for (const entry of branch.entries) {
      if (length === 1 && !isOneOrMore(word.plain, entry.words[0])) continue
      found.push({ ...entry, length })
    }
  }
  return found.reverse()
}

/** 'databases' are Database, but a 'sale' is not Sales. */
const isOneOrMore = (said: string, name: string | undefined) => said === name || singularOf(said) === name
