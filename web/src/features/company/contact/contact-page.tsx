import { Link } from '@tanstack/react-router'
import { Page } from '../../../page/page.tsx'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { contactDetails } from './contact-details.ts'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './messages.ts'

export function ContactPage() {
  const m = contactMessages
  return (
    <Page title={m.title} lead={m.lead}>
      <div className="grid gap-8 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] nav:gap-16">
        <ContactForm place="contact" />
        <div className="grid content-start gap-8">
          <Reach />
          <Quicker />
        </div>
      </div>
    </Page>
  )
}

function Reach() {
  const m = contactMessages
  const { email, phone, address } = contactDetails
  return (
    <SignBoard paint={4} as="section" className="grid gap-5 p-6 nav:p-8">
      <p className="sign-text text-t5" aria-hidden="true">
        {m.sign}
      </p>
      <h2 className="sr-only">{m.reachTitle}</h2>
      <address className="not-italic">
        <dl className="grid gap-3">
          <div>
            <dt className="text-t0">{m.emailLabel}</dt>
            <dd>
              <a className="inline-flex min-h-11 items-center text-current" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-t0">{m.phoneLabel}</dt>
            <dd>
              <a
                className="inline-flex min-h-11 items-center text-current"
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              >
                {phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-t0">{m.addressLabel}</dt>
            <dd className="py-2">{address}</dd>
          </div>
        </dl>
      </address>
    </SignBoard>
  )
}

function Quicker() {
  const m = contactMessages
  return (
    <section aria-labelledby="quicker" className="grid gap-4">
      <h2 id="quicker">{m.firstTitle}</h2>
      <div>
        <h3>{m.badListing}</h3>
        <p className="text-ink-2">{m.badListingText}</p>
      </div>
      <div>
        <h3>{m.applied}</h3>
        <p className="text-ink-2">
          {m.appliedText} <Link to="/applications">{m.applications}</Link>.
        </p>
      </div>
      <div>
        <h3>{m.data}</h3>
        <p className="text-ink-2">
          {m.dataText}{' '}
          <Link to="/settings" search={{ tab: 'privacy' }}>
            {m.settings}
          </Link>
          .
        </p>
      </div>
    </section>
  )
}
