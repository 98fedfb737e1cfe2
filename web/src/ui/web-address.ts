/** Adds https:// to an address without a scheme. The field's check judges other schemes. */
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

/** Completes links also in a field that never lost the focus. An online resume's link stays as it is. */
export function withWholeAddresses<Draft extends Addresses>(draft: Draft): Draft {
  return {
    ...draft,
    website: withHttps(draft.website),
    linkedin: withHttps(draft.linkedin),
    github: withHttps(draft.github),
    projects: draft.projects.map((project) => ({ ...project, url: withHttps(project.url) })),
  }
}
