import { type ListingSkill, slugify } from './listing.ts'
import skillTree from './skill-tree.json' with { type: 'json' }

export type BoardSkill = ListingSkill & { id: number; path: string[] }

/** Exceptions to the real board's rule. */
const DIRTY_SLUGS: Record<string, string> = {
  Staffing: 'human-resources--staffing-',
  'Email & Chat Support': 'customer-support--email--chat-support',
  'C#': 'software--c',
}

/** A group's name is a skill too. Ids have gaps, as on the real board. */
export const SKILLS: readonly BoardSkill[] = Object.entries<readonly string[]>(skillTree).flatMap(
  ([group, names], groupIndex) => {
    const parent = slugify(group)
    const own = { id: groupIndex * 100 + 1, name: group, slug: parent, path: [] }
    const children = names.map((name, index) => ({
      id: groupIndex * 100 + 3 + index * 3,
      name,
      slug: DIRTY_SLUGS[name] ?? `${parent}--${slugify(name)}`,
      path: [group],
    }))
    return [own, ...children]
  },
)

const byName = new Map(SKILLS.map((skill) => [skill.name.toLowerCase(), skill]))
const byId = new Map(SKILLS.map((skill) => [skill.id, skill]))

/** The board's skill, or one with a new slug. */
export function skillNamed(name: string): ListingSkill {
  const known = byName.get(name.toLowerCase())
  return known ? { name: known.name, slug: known.slug } : { name, slug: slugify(name) }
}

/** @param id as in the page's `allSkills` */
export function skillWithId(id: number): BoardSkill | undefined {
  return byId.get(id)
}

/** For every list page. */
export const ALL_SKILLS_SCRIPT = SKILLS.map((skill) => {
  const path = skill.path.map((name) => `${name} <span>&raquo;</span> `).join('')
  return `${skill.id}:'${path === '' ? '' : `<small>${path}</small> `}${skill.name.replaceAll("'", "\\'")}'`
}).join(',')
