/**
 * A link as people type it, made whole: https:// stands before an address that names none. Anything that already has a
 * scheme is left as it is; whether that is allowed is for the field's check to say.
 */
export function withHttps(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}

type Addresses = {
  website: string
  linkedin: string
  github: string
  projects: { title: string; description: string; url: string }[]
}

/**
 * The same draft with its links made whole: for a field that Enter or a reload never let go of. The link to an online
 * resume is not among them: it must be given whole.
 */
export function withWholeAddresses<Draft extends Addresses>(draft: Draft): Draft {
  return {
    ...draft,
    website: withHttps(draft.website),
    linkedin: withHttps(draft.linkedin),
    github: withHttps(draft.github),
    projects: draft.projects.map((project) => ({ ...project, url: withHttps(project.url) })),
  }
}
