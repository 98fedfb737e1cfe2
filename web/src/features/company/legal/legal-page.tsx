import './legal.css'
import { Page } from '../../../page/page.tsx'
import { LegalText } from './legal-text.tsx'

export type LegalSection = { id: string; title: string; text: string }

export function LegalPage(props: {
  title: string
  updated: string
  /** Names the binding language; empty in that language. */
  binding: string
  summaryTitle: string
  summary: string
  contents: string
  sections: readonly LegalSection[]
}) {
  const { title, updated, binding, summaryTitle, summary, contents, sections } = props
  return (
    <Page
      title={title}
      lead={
        <>
          <p>{updated}</p>
          {binding !== '' && <p>{binding}</p>}
        </>
      }
    >
      <div className="legal">
        <nav aria-label={contents} className="legal-contents">
          <h2 className="sign-text">{contents}</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-body">
          <section aria-labelledby="in-short" className="panel legal-short prose">
            <h2 id="in-short">{summaryTitle}</h2>
            <LegalText caption={summaryTitle} text={summary} />
          </section>
          {sections.map(({ id, title: name, text }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose">
              <h2 id={`${id}-title`}>
                {index + 1}. {name}
              </h2>
              <LegalText caption={name} text={text} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
