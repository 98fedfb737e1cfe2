import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { employerServiceMessages } from './messages.ts'

type ComingSoonProps = {
  title: string
  lead: string
  listTitle: string
  items: readonly string[]
  /** What there is until then. */
  until: ReactNode
}

/** A page that is to come: what it will be, what there is until then, and how to reach us. */
export function ComingSoon({ title, lead, listTitle, items, until }: ComingSoonProps) {
  const m = useMessages(employerServiceMessages)
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
      <section className="frame mt-8 grid justify-items-start gap-2 p-5" aria-labelledby="soon-tell">
        <h2 id="soon-tell" className="text-t3">
          {m.tellTitle}
        </h2>
        <p className="text-ink-2">{m.tellText}</p>
        <PageLink path="/contact" className={buttonClass({ look: 'primary' }, 'mt-2')}>
          {m.contact}
        </PageLink>
      </section>
    </Page>
  )
}
