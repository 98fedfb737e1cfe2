/**
 * From words/kinds.json. In patterns `[a|b]` picks, and these are filled in: `{tool}`, `{niche}` (a kind of company),
 * `{trade}`, `{topic}`, `{country}`, `{city}`, `{years}`, `{n}`, `{wpm}`, `{mbps}`. In words/phrases.json also
 * `{role}`, `{company}`, `{manager}` and `{clock}`.
 */
export type Kind = {
  weight: number
  /** From words/places.json; default all. */
  trades?: readonly string[]
  /** US dollars an hour. */
  hourly: { low: number; high: number }
  roles: readonly string[]
  skills: readonly string[]
  tools: readonly string[]
  /** Why the employer hires, in sentences. */
  needs: readonly string[]
  /** Each begins with a verb, without a full stop. */
  duties: readonly string[]
  /** Without a full stop. */
  musts: readonly string[]
  /** Questions for the applicant. */
  asks: readonly string[]
}
