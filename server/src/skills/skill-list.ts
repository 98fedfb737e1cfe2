import { readFileSync } from 'node:fs'
import { skillKeyOf, skillWordsOf } from './skill-words.ts'

/** For names that are ordinary words too; see skills.txt. */
export type NameMark = 'case' | 'list'

export type SkillName = Readonly<{ text: string; mark: NameMark | null }>

export type Skill = Readonly<{
  /** 'c++'; 'e-mail marketing' is 'email marketing'. */
  key: string
  /** As shown. */
  name: string
  group: string
  /** The shown one first. */
  names: readonly SkillName[]
}>

/** @throws Error whose message names the line and its mistake */
export function readSkillList(text: string): Skill[] {
  const skills: Skill[] = []
  const owners = new Map<string, string>()
  let group = ''
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = whole.replace(/^\ufeff/, '').trim()
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('# ')) {
      group = line.slice(2).trim()
      continue
    }
    if (group === '') throw new Error(`line ${index + 1}: a skill before the first '# Group'`)
    const names = line.split(/\s*(?<![^\s])=\s*/).map((name) => readName(name, index + 1))
    const name = names[0]?.text ?? ''
    skills.push({ key: skillKeyOf(name), name, group, names })
    for (const { text } of names) {
      const path = pathOf(text)
      const owner = owners.get(path)
      if (owner !== undefined) throw new Error(`line ${index + 1}: '${text}' is already a name of '${owner}'`)
      owners.set(path, name)
    }
  }
  return skills
}

function readName(written: string, line: number): SkillName {
  const [, text = '', mark] = /^(.*?)(?:\s+!(\w*))?$/.exec(written.trim()) ?? []
  if (mark !== undefined && mark !== 'case' && mark !== 'list')
    throw new Error(`line ${line}: '!${mark}' is no mark; there are !case and !list`)
  if (skillKeyOf(text) === '') throw new Error(`line ${line}: a name is missing before or after '='`)
  return { text, mark: mark ?? null }
}

/** Names must differ in it: plurals are one name in phrases, but not as single words. */
function pathOf(name: string): string {
  const words = skillWordsOf(name)
  return words.map(({ plain, folded }) => (words.length === 1 ? plain : folded)).join(' ')
}

/** skills.txt also says how to write such a list. */
export const projectSkills: readonly Skill[] = readSkillList(
  readFileSync(new URL('./skills.txt', import.meta.url), 'utf8'),
)
