/**
 * A kind of work in words/kinds.json. In patterns `[a|b]` picks, and these are filled in: `{tool}`, `{niche}` (a kind of
 * company), `{trade}`, `{topic}`, `{country}`, `{city}`, `{years}`, `{n}`, `{wpm}`, `{mbps}`. The patterns of
 * words/phrases.json may also hold `{role}`, `{company}`, `{manager}` and `{clock}`.
 */
export type Kind = {
  weight: number
  /** The trades of words/places.json that hire for it; all of them if absent. */
  trades?: readonly string[]
  /** US dollars an hour. */
  hourly: { low: number; high: number }
  roles: readonly string[]
  skills: readonly string[]
  tools: readonly string[]
  /** Whole sentences: why the employer hires. */
  needs: readonly string[]
  /** Tasks: each begins with a verb and has no full stop. */
  duties: readonly string[]
  /** Requirements, without a full stop. */
  musts: readonly string[]
  /** Questions to the applicant. */
  asks: readonly string[]
}
