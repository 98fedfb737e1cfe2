import type { EmployerView } from '@hanap/contract/profile/privacy'
import type { ReactNode } from 'react'
import { Tag } from '../../../../ui/signs/tag.tsx'
import { privacyMessages } from './messages.ts'

type Seen = NonNullable<EmployerView['seeker']>

/** The profile as an employer reads it, without the name. */
export function SeenSeeker({ seeker }: { seeker: Seen }) {
  const m = privacyMessages
  const { title, about, location, skills, experience, education, contact } = seeker
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5 px-4 py-3 text-t1 wrap-anywhere">
      <p className="font-medium">{[title || m.noTitle, location].filter(Boolean).join(' · ')}</p>
      {about && (
        <Part name={m.about}>
          <p className="line-clamp-4 whitespace-pre-line">{about}</p>
        </Part>
      )}
      {skills.length > 0 && (
        <Part name={m.skills}>
          <div className="flex flex-wrap gap-2">
            {skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </div>
        </Part>
      )}
      {experience.length > 0 && (
        <Part name={m.experience}>
          <ul className="grid gap-1">
            {experience.map((past, at) => (
              <li key={`${at}`}>{lineOf(past, m.noEmployer)}</li>
            ))}
          </ul>
        </Part>
      )}
      {education.length > 0 && (
        <Part name={m.education}>
          <ul className="grid gap-1">
            {education.map((school) => (
              <li key={school}>{school}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part name={m.contactShown}>
        {contact ? (
          <>
            <p>{contact.email}</p>
            {contact.phone && <p>{contact.phone}</p>}
          </>
        ) : (
          <p>{m.noContact}</p>
        )}
      </Part>
    </div>
  )
}

/** 'Team lead · Acme · 2021 to now'. Marks a withheld company, but not a missing one. */
function lineOf({ title, company, years, is_withheld }: Seen['experience'][number], withheld: string) {
  return [title, company || (is_withheld && withheld), years].filter(Boolean).join(' · ')
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="seen-part">
      <p className="text-ink-2">{name}</p>
      <div>{children}</div>
    </div>
  )
}
