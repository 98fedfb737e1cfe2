import { isPagePath } from '@hanap/contract/site/pages'
import type { shellMessages } from '../messages.ts'

type Texts = typeof shellMessages
export type NavigationLink = {
  path: string
  label: string
  /** Where the label is too long for the header. */
  short?: string
}

/** Links appear only if their page exists. */
export function mainLinks(m: Texts): NavigationLink[] {
  return existing([
    { path: '/', label: m.home },
    { path: '/features', label: m.features },
    { path: '/jobs', label: m.findJobs },
    { path: '/about', label: m.about, short: m.aboutShort },
  ])
}

export function footerGroups(m: Texts): { name: string; links: NavigationLink[] }[] {
  const groups = [
    {
      name: m.jobSeekers,
      links: [
        { path: '/jobs', label: m.findJobs },
        { path: '/salaries', label: m.salaryGuide },
        { path: '/saved-searches', label: m.savedSearches },
        { path: '/applications', label: m.applications },
        { path: '/pricing', label: m.pricing },
        { path: '/resources', label: m.guides },
      ],
    },
    {
      name: m.employers,
      links: [
        { path: '/employers', label: m.directory },
        { path: '/post-job', label: m.postJob },
        { path: '/resources-employers', label: m.resources },
      ],
    },
    {
      name: m.company,
      links: [
        { path: '/about', label: m.about },
        { path: '/features', label: m.features },
        { path: '/contact', label: m.contact },
      ],
    },
    {
      name: m.legal,
      links: [
        { path: '/privacy', label: m.privacy },
        { path: '/terms', label: m.terms },
      ],
    },
  ]
  return groups
    .map(({ name, links }) => ({ name, links: existing(links) }))
    .filter(({ links }) => links.length > 0)
}

function existing(links: NavigationLink[]): NavigationLink[] {
  return links.filter(({ path }) => isPagePath(path))
}
