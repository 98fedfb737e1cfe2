import type { ReactNode } from 'react'

/** @param props.id the target of its count's link */
export function HomeSection(props: { id: string; title: string; end?: ReactNode; children: ReactNode }) {
  const { id, title, end, children } = props
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="member-section">
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {end}
      </header>
      {children}
    </section>
  )
}

export function HomeRow(props: { title: ReactNode; note: ReactNode; end: ReactNode }) {
  const { title, note, end } = props
  return (
    <li className="member-row">
      <div>
        <h3 className="line-clamp-3">{title}</h3>
        <p>{note}</p>
      </div>
      {end}
    </li>
  )
}

/** 'Inbox manager, Fernway Studio', or the title if it names the employer. */
export const jobAt = (title: string, employer: string) =>
  title.toLowerCase().includes(employer.toLowerCase()) ? title : `${title}, ${employer}`
