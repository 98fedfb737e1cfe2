import { hasJobPreferences, type Profile } from '@hanap/contract/profile/profile'
import {
  FileText,
  Globe,
  Image,
  type LucideIcon,
  MapPin,
  Pencil,
  SlidersHorizontal,
  Upload,
  UserRound,
  Wrench,
} from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { profileMessages } from '../messages.ts'
import type { SectionName } from '../profile-draft.ts'

const glyphs: Readonly<Record<SectionName, LucideIcon>> = {
  about: UserRound,
  skills: Wrench,
  projects: Image,
  contact: Globe,
  resume: FileText,
  experience: MapPin,
  preferences: SlidersHorizontal,
}

/** Says whether the seeker has given anything of a section. */
export function isEmptySection(section: SectionName, profile: Profile): boolean {
  switch (section) {
    case 'about':
      return profile.about === ''
    case 'skills':
      return profile.skills.length === 0
    case 'projects':
      return profile.projects.length === 0
    case 'contact':
      return [profile.website, profile.linkedin, profile.github].every((link) => link === '')
    case 'resume':
      return profile.resume === null && profile.resume_url === ''
    case 'experience':
      return (
        [profile.years_of_experience, profile.location].every((text) => text === '') &&
        !profile.open_to_remote &&
        !profile.willing_to_relocate &&
        profile.experience.length + profile.education.length === 0
      )
    case 'preferences':
      return !hasJobPreferences(profile.job_preferences)
  }
}

/** The empty sections as a checklist; each row opens its form. */
export function EmptySections({
  sections,
  onEdit,
}: {
  sections: readonly SectionName[]
  onEdit: (section: SectionName) => void
}) {
  return (
    <Panel title={profileMessages.stillEmpty}>
      <div className="@container -mb-2">
        <div className="grid gap-x-12 @min-[45rem]:grid-cols-2 @min-[62rem]:grid-cols-3">
          {sections.map((section) => (
            <EmptySection key={section} section={section} onEdit={() => onEdit(section)} />
          ))}
        </div>
      </div>
    </Panel>
  )
}

function EmptySection({ section, onEdit }: { section: SectionName; onEdit: () => void }) {
  const m = profileMessages
  const id = useId()
  const texts = {
    about: m.noAbout,
    skills: m.noSkills,
    projects: m.noProjects,
    contact: m.noContact,
    resume: m.noResume,
    experience: m.noLocation,
    preferences: m.noPreferences,
  }
  const labels: Partial<Record<SectionName, string>> = {
    resume: m.addResume,
    preferences: m.addPreferences,
  }
  return (
    <section
      aria-labelledby={id}
      className="relative flex items-center gap-3 border-t border-line py-1 sm:gap-4 sm:py-2"
    >
      <span className="flex-none text-ink-2 sm:grid sm:size-10 sm:place-items-center sm:bg-sunk">
        <Icon of={glyphs[section]} />
      </span>
      <div className="flex-1">
        <h3 id={id} className="text-[0.9375rem] leading-snug">
          {m[section]}
        </h3>
        <p className="text-t1 leading-snug text-ink-2">{texts[section]}</p>
      </div>
      {/* Covers the whole row. */}
      <IconButton
        icon={section === 'resume' ? Upload : Pencil}
        label={labels[section] ?? m.editNamed(m[section])}
        className="-mr-3 after:absolute after:inset-0"
        onClick={onEdit}
      />
    </section>
  )
}
