import './about.css'
import { useEffect } from 'react'
import { Page } from '../../../page/page.tsx'
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { contactDetails } from '../contact/contact-details.ts'
import { logApiAnswer } from '../team/team-query.ts'
import { TeamSection } from '../team/team-section.tsx'
import { aboutMessages } from './about-messages.ts'
import { Mission } from './mission.tsx'
import { Story } from './story.tsx'

export function AboutPage() {
  const m = aboutMessages
  useApiCheck()
  return (
    <Page title={m.title} ownHeading width="full">
      <div className="wrap about-hero">
        <p className="text-ink-2">{m.greeting}</p>
        <h1 tabIndex={-1} className="sign-text" aria-label={`${m.title}. ${m.heroFirst} ${m.heroSecond}`}>
          <span>{m.heroFirst}</span> <span>{m.heroSecond}</span>
        </h1>
        <p className="about-lead">{m.heroLead}</p>
      </div>
      <Mission />
      <Story />
      <div className="wrap about-band">
        <TeamSection />
      </div>
      <GetInTouch />
    </Page>
  )
}

/** Logs once whether the API answers. */
function useApiCheck() {
  useEffect(() => {
    const leaving = new AbortController()
    void logApiAnswer(leaving.signal)
    return () => leaving.abort()
  }, [])
}

/** Without a configured link it leads to the form: an example address reaches no person. */
function GetInTouch() {
  const m = aboutMessages
  const { link } = contactDetails
  return (
    <SignBoard paint={1} as="section" className="about-touch">
      <div className="wrap">
        <div>
          <p className="sign-text" aria-hidden="true">
            {m.touchSign}
          </p>
          <h2>{m.touchTitle}</h2>
          <p>{m.touchText}</p>
        </div>
        <p className="about-calls">
          {link === null ? (
            <ButtonLink to="/contact" look="dark" size="big">
              {m.touchLink}
            </ButtonLink>
          ) : (
            <>
              <ButtonAnchor href={link} rel="noopener noreferrer" look="dark" size="big">
                {m.touchLink}
              </ButtonAnchor>
              <ButtonLink to="/contact" look="clear" size="big">
                {m.touchForm}
              </ButtonLink>
            </>
          )}
        </p>
      </div>
    </SignBoard>
  )
}
