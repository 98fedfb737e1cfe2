import type { TeamMember } from '@hanap/contract/site/team'
import type { teamMessages } from './messages.ts'

type Texts = typeof teamMessages

/** Invented and marked as samples; shown if the API does not answer. */
export const sampleTeam = (m: Texts): TeamMember[] => [
  member(-1, 'Amihan Robles', m.sample1Position, m.sample1Bio),
  member(-2, 'Jun Macaraeg', m.sample2Position, m.sample2Bio),
  member(-3, 'Tala Ybañez', m.sample3Position, m.sample3Bio),
]

const member = (id: number, name: string, position: string, bio: string): TeamMember => ({
  id,
  name,
  position,
  bio,
  // Already in the page's language.
  position_fil: null,
  bio_fil: null,
  is_sample: true,
  photo_url: null,
  linkedin_url: null,
  twitter_url: null,
  github_url: null,
})
