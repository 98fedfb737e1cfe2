import type { ReactNode } from 'react'

/** A section of the home with its heading. @param props.id what its count leads to */
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

/** One thing of a section: what it is, what there is to know, and what can be done. */
export function HomeRow(props: { title: ReactNode; note: ReactNode; end: ReactNode }) {
  const { title, note, end } = props
  return (
    <li className="member-row">
      <div>
        <h3>{title}</h3>
        <p>{note}</p>
      </div>
      {end}
    </li>
  )
}

/** 'Inbox manager, Fernway Studio', or the job alone where its title names the employer. */
export const jobAt = (title: string, employer: string) =>
  title.toLowerCase().includes(employer.toLowerCase()) ? title : `${title}, ${employer}`
