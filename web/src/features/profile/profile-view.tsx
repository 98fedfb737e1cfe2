import { hasJobPreferences, type Profile } from '@hanap/contract/profile'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ResumeList } from '../resumes/resume-list.tsx'
import { FactList } from './fact-list.tsx'
import { profileFieldMessages } from './field-messages.ts'
import { profileMessages } from './messages.ts'
import { OutsideLink } from './outside-link.tsx'
import { PreferenceFacts } from './preference-facts.tsx'
import type { SectionName } from './profile-draft.ts'
import { WorkHistory } from './work-history.tsx'

type ProfileViewProps = { profile: Profile; onEdit: (section: SectionName) => void }

/** The profile as it is, section by section; an empty one says so. */
export function ProfileView({ profile, onEdit }: ProfileViewProps) {
  const m = useMessages(profileMessages)
  const f = useMessages(profileFieldMessages)
  const links = [
    [f.website, profile.website],
    [f.linkedin, profile.linkedin],
    [f.github, profile.github],
  ] as const
  const given = links.filter(([, address]) => address !== '')
  const yesNo = (is: boolean) => (is ? m.yes : m.no)
  return (
    <>
      <Panel title={m.about}>
        <Or text={m.noAbout} is={profile.about !== ''}>
          <p className="whitespace-pre-line wrap-anywhere">{profile.about}</p>
        </Or>
      </Panel>
      <Panel title={m.skills}>
        <Or text={m.noSkills} is={profile.skills.length > 0}>
          <ul className="flex flex-wrap gap-1.5">
            {profile.skills.map((skill) => (
              <li key={skill}>
                <Tag className="wrap-anywhere">{skill}</Tag>
              </li>
            ))}
          </ul>
        </Or>
      </Panel>
      <Panel title={m.projects}>
        <Or text={m.noProjects} is={profile.projects.length > 0}>
          <ul className="rows border-y border-line">
            {profile.projects.map((project, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: projects have no id, and nothing here keeps a state
              <li key={place} className="grid gap-1 py-3 wrap-anywhere">
                <h3>{project.title}</h3>
                <p className="whitespace-pre-line">{project.description}</p>
                {project.url && (
                  <p>
                    <OutsideLink address={project.url} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Or>
      </Panel>
      <Panel title={m.contact}>
        <Or text={m.noContact} is={given.length > 0}>
          <FactList
            facts={given.map(([name, address]) => [name, <OutsideLink key={name} address={address} />])}
          />
        </Or>
      </Panel>
      <Panel title={m.resume}>
        <Or text={m.noResume} is={profile.resume !== null || profile.resume_url !== ''}>
          {profile.resume && <ResumeList />}
          {profile.resume_url && (
            <FactList facts={[[f.resumeUrl, <OutsideLink key="url" address={profile.resume_url} />]]} />
          )}
        </Or>
      </Panel>
      <Panel title={m.experience}>
        <FactList
          facts={[
            [m.years, profile.years_of_experience ? m.yearsOf(profile.years_of_experience) : m.yearsNone],
            [m.location, profile.location || m.noLocation],
            [m.remote, yesNo(profile.open_to_remote)],
            [m.relocate, yesNo(profile.willing_to_relocate)],
          ]}
        />
        <WorkHistory profile={profile} />
      </Panel>
      <Panel title={m.preferences}>
        {hasJobPreferences(profile.job_preferences) ? (
          <PreferenceFacts preferences={profile.job_preferences} />
        ) : (
          <>
            <p className="text-ink-2">{m.noPreferences}</p>
            <p>
              <Button icon={Pencil} onClick={() => onEdit('preferences')}>
                {m.addPreferences}
              </Button>
            </p>
          </>
        )}
      </Panel>
    </>
  )
}

function Or({ is, text, children }: { is: boolean; text: string; children: ReactNode }) {
  return is ? children : <p className="text-ink-2">{text}</p>
}
