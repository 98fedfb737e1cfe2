import type { TeamMember } from '@hanap/contract/site/team'
import { firstGraphemes } from '@hanap/contract/text/graphemes'
import { useState } from 'react'
import { language } from '../../../i18n/language.ts'
import { Badge } from '../../../ui/signs/badge.tsx'
import { paintOf } from '../../../ui/signs/paint.ts'
import { memberWords } from './member-words.ts'
import { teamMessages } from './messages.ts'

export function TeamMemberCard({ member }: { member: TeamMember }) {
  const m = teamMessages
  const { name, photo_url: photo, is_sample: isSample } = member
  const { position, bio } = memberWords(member, language)
  const [failed, setFailed] = useState<string | null>(null)
  const places = linksOf(member)
  return (
    <>
      <div className={`team-photo paint paint-${paintOf(name)}`} aria-hidden="true">
        <span className="sign-text">{lettersOf(name)}</span>
        {/* The initials below show if the photo fails. */}
        {photo && photo !== failed && (
          <img src={photo} alt="" loading="lazy" decoding="async" onError={() => setFailed(photo)} />
        )}
      </div>
      <div className="team-words">
        {isSample && <Badge tone="grey">{m.sample}</Badge>}
        <h3>{name}</h3>
        <p className="team-position" lang={position.lang}>
          {position.text}
        </p>
        <p lang={bio.lang}>{bio.text}</p>
        {places.length > 0 && (
          <ul className="team-links">
            {places.map(([site, href]) => (
              <li key={site}>
                <a href={href} rel="noopener noreferrer" aria-label={m.on(name, site)}>
                  {site}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** Their https links. */
function linksOf(member: TeamMember): [site: string, href: string][] {
  const given = [
    ['LinkedIn', member.linkedin_url],
    ['Twitter', member.twitter_url],
    ['GitHub', member.github_url],
  ] as const
  return given.flatMap(([site, href]) => (href?.startsWith('https://') ? [[site, href]] : []))
}

/** Of the first and last name. */
function lettersOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const letters = [names[0] ?? '', names.length > 1 ? (names.at(-1) ?? '') : '']
  return letters
    .flatMap((one) => firstGraphemes(one, 1))
    .join('')
    .toUpperCase()
}
