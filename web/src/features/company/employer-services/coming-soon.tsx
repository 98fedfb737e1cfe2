import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Page } from '../../../page/page.tsx'
import { Badge } from '../../../ui/signs/badge.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { employerServiceMessages } from './messages.ts'

type ComingSoonProps = {
  title: string
  lead: string
  listTitle: string
  items: readonly string[]
  /** What to use meanwhile. */
  until: ReactNode
  /** Names the form's draft. */
  place: string
  /** The form's initial subject. */
  subject: string
}

/** A planned page, with a form to write to us. */
export function ComingSoon({ title, lead, listTitle, items, until, place, subject }: ComingSoonProps) {
  const m = employerServiceMessages
  return (
    <Page
      title={title}
      width="text"
      lead={
        <>
          <Badge tone="mango" icon={Hourglass}>
            {m.soon}
          </Badge>
          <p className="mt-3">{lead}</p>
        </>
      }
    >
      <section className="prose" aria-labelledby="soon-list">
        <h2 id="soon-list" className="text-t3">
          {listTitle}
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {until}
      </section>
      <section className="frame mt-8 grid gap-2 p-5" aria-labelledby="soon-tell">
        <h2 id="soon-tell" className="text-t3">
          {m.tellTitle}
        </h2>
        <p className="mb-3 text-ink-2">{m.tellText}</p>
        <ContactForm place={place} subject={subject} />
      </section>
    </Page>
  )
}
