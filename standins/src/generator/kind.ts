/**
 * A kind of work in words/kinds.json. In patterns `[a|b]` picks, and these are filled in: `{tool}`, `{niche}` (a kind
 * of company), `{trade}`, `{topic}`, `{country}`, `{city}`, `{years}`, `{n}`, `{wpm}`, `{mbps}`. The patterns of
 * words/phrases.json may also hold `{role}`, `{company}`, `{manager}` and `{clock}`.
 */
export type Kind = {
  weight: number
  /** Trades of words/places.json that hire for it; default all. */
  trades?: readonly string[]
  /** US dollars an hour. */
  hourly: { low: number; high: number }
  roles: readonly string[]
  skills: readonly string[]
  tools: readonly string[]
  /** Sentences on why the employer hires. */
  needs: readonly string[]
  /** Tasks that begin with a verb, without a full stop. */
  duties: readonly string[]
  /** Requirements, without a full stop. */
  musts: readonly string[]
  /** Questions for the applicant. */
  asks: readonly string[]
}
