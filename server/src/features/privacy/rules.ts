import {
  type EmployerNames,
  namesEmployer,
  namesOf,
  withoutEmployers,
  withoutEmployersAtEnds,
} from '@hanap/contract/jobs/employer-names'
import { findContacts, withoutContacts } from '@hanap/contract/profile/contact-details'
import type { EmployerView, PrivacySettings, Viewer, Withheld } from '@hanap/contract/profile/privacy'
import type { Profile } from '@hanap/contract/profile/profile'
import { currentEmployersOf, type PastJob } from './rules/current-employers.ts'

export { currentEmployersOf, isCurrentJob } from './rules/current-employers.ts'

/** Replaces the employer's name in texts. */
export const HIDDEN_EMPLOYER = 'my current employer'

export type Owner = { first_name: string; last_name: string; email: string; phone_number: string }
type Seen = NonNullable<EmployerView['seeker']>

/** Withholds the current ones of these jobs, and contacts. */
export function withheldOf(
  settings: PrivacySettings,
  { owner, jobs, now }: { owner: Owner; jobs: readonly PastJob[]; now: Date },
): Withheld {
  return {
    current_employers: settings.hide_current_employer ? currentEmployersOf(jobs, now) : [],
    contact: settings.allow_recruiter_contact ? null : contactOf(owner),
  }
}

/**
 * On every page. 'private' shows nothing, 'limited' only to employers applied to. The seeker's own name stays, even
 * if their employer has the same name.
 */
export function employerViewOf(
  viewer: Viewer,
  given: { settings: PrivacySettings; owner: Owner; profile: Profile; now: Date },
): EmployerView {
  const { settings, owner, profile, now } = given
  const isSeen =
    settings.profile_visibility === 'public' ||
    (settings.profile_visibility === 'limited' && viewer === 'applied-to')
  if (!isSeen) return { viewer, seeker: null }
  const withheld = withheldOf(settings, { owner, jobs: profile.experience, now })
  return { viewer, seeker: { name: nameFor(viewer, owner), ...shownOf(profile, owner, withheld) } }
}

function shownOf(profile: Profile, owner: Owner, withheld: Withheld): Omit<Seen, 'name'> {
  const names = namesOf(withheld.current_employers)
  const { contact } = withheld
  const reachless = (text: string) => (contact ? withoutContacts(text, contact) : text)
  // Two cut texts may form a name when joined.
  const safe = (text: string) =>
    namesEmployer(text, names) || (contact && findContacts(text, contact).length > 0) ? '' : text
  const line = (text: string) => safe(withoutEmployersAtEnds(reachless(text), names))
  const whole = (text: string) => safe(reachless(text))
  return {
    title: line(profile.title),
    about: safe(withoutEmployers(reachless(profile.about), names, HIDDEN_EMPLOYER)),
    location: whole(profile.location),
    skills: profile.skills.map(whole).filter(Boolean),
    experience: profile.experience.map(({ title, company, start, end }) => ({
      title: line(title),
      company: whole(company),
      years: whole([start, end].filter(Boolean).join(' – ')),
      is_withheld: whole(company) !== company || withoutEmployersAtEnds(title, names) !== title,
    })),
    education: profile.education
      .map(({ degree, school }) => whole([line(degree), whole(school)].filter(Boolean).join(', ')))
      .filter(Boolean),
    contact: contact ? null : contactFor(owner, names),
  }
}

const contactOf = ({ email, phone_number }: Owner) => ({ email, phone: phone_number })

/** An address at the company gives it away. */
function contactFor(owner: Owner, names: EmployerNames): Seen['contact'] {
  const { email, phone } = contactOf(owner)
  return { email: namesEmployer(email, names) ? '' : email, phone: namesEmployer(phone, names) ? '' : phone }
}

function nameFor(viewer: Viewer, { first_name, last_name }: Owner): string {
  if (viewer === 'applied-to') return `${first_name} ${last_name}`.trim()
  const [initial = ''] = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(last_name.trim())]
    .slice(0, 1)
    .map(({ segment }) => `${segment.toLocaleUpperCase('en')}.`)
  return `${first_name} ${initial}`.trim()
}
