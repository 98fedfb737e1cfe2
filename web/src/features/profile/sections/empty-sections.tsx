import { hasJobPreferences, type Profile } from '@hanap/contract/profile/profile'
import { Pencil, Upload } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { profileMessages } from '../messages.ts'
import type { SectionName } from '../profile-draft.ts'

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
      <div className="rows @container -my-2">
        {sections.map((section) => (
          <EmptySection key={section} section={section} onEdit={() => onEdit(section)} />
        ))}
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
    <section aria-labelledby={id} className="relative flex items-center justify-between gap-4 py-1.5">
      <div className="flex-1 items-baseline gap-x-6 @min-[600px]:grid @min-[600px]:grid-cols-[220px_minmax(0,1fr)]">
        <h3 id={id} className="text-[0.9375rem]">
          {m[section]}
        </h3>
        <p className="text-t1 text-ink-2">{texts[section]}</p>
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
