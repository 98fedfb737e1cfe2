import type { WorkFigures } from '@hanap/contract/jobs/kinds-of-work'
import { formatCount } from '../../i18n/format.ts'
import { workMessages } from './messages.ts'

export function Skills({ skills }: { skills: WorkFigures['skills'] }) {
  const m = workMessages
  if (skills.length === 0) return null
  return (
    <section aria-labelledby="work-skills">
      <h2 id="work-skills">{m.skills}</h2>
      <ul className="work-skills">
        {skills.map(({ name, listings }) => (
          <li key={name}>
            {name} <span>{formatCount(listings)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Bars are relative to the most frequent country. */
export function Countries(props: { countries: WorkFigures['countries']; unstated: number }) {
  const { countries, unstated } = props
  const m = workMessages
  const most = countries[0]?.listings ?? 1
  if (countries.length === 0) return null
  return (
    <section aria-labelledby="work-countries">
      <h2 id="work-countries">{m.countries}</h2>
      <ul className="work-countries">
        {countries.map(({ name, listings }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{formatCount(listings)}</b>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className="fill-sunk" width={100} height={6} />
              <rect className="fill-ink-2" width={Math.round((1000 * listings) / most) / 10} height={6} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="work-note">{m.countriesNote(unstated)}</p>
    </section>
  )
}
