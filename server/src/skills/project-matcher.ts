import { projectSkills } from './skill-list.ts'
import { createSkillMatcher, type SkillMatcher } from './skill-matcher.ts'

let made: SkillMatcher | undefined

/** Made once per process, in some hundredths of a second. */
export function projectMatcher(): SkillMatcher {
  made ??= createSkillMatcher(projectSkills)
  return made
}
