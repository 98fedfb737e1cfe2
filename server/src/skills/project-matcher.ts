import { projectSkills } from './skill-list.ts'
import { createSkillMatcher, type SkillMatcher } from './skill-matcher.ts'

let made: SkillMatcher | undefined

/** Finds the skills of the project's list; made once in a process, which takes some hundredths of a second. */
export function projectMatcher(): SkillMatcher {
  made ??= createSkillMatcher(projectSkills)
  return made
}
