import { withHttps } from '../profile/web-address.ts'
import type { OnboardingDraft } from './draft.ts'

/** The same draft with https:// before each link that has none: for a field that Enter or a reload never let go of. */
export function withWholeAddresses(draft: OnboardingDraft): OnboardingDraft {
  return {
    ...draft,
    resume_url: withHttps(draft.resume_url),
    website: withHttps(draft.website),
    linkedin: withHttps(draft.linkedin),
    github: withHttps(draft.github),
    projects: draft.projects.map((project) => ({ ...project, url: withHttps(project.url) })),
  }
}
