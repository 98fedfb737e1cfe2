import './team.css'
import { useQuery } from '@tanstack/react-query'
import { teamMessages } from './messages.ts'
import { sampleTeam } from './sample-team.ts'
import { TeamCarousel } from './team-carousel.tsx'
import { teamQuery } from './team-query.ts'

/** A sample if the API does not answer. */
export function TeamSection() {
  const m = teamMessages
  const { data, isPending } = useQuery(teamQuery)
  return (
    <>
      <h2>{m.title}</h2>
      {isPending ? (
        <p role="status" className="team-waiting frame">
          {m.loading}
        </p>
      ) : data && data.length === 0 ? (
        <p role="status" className="team-waiting frame">
          {m.none}
        </p>
      ) : (
        <TeamCarousel members={data ?? sampleTeam(m)} />
      )}
    </>
  )
}
