/** A kind of work: what its posts are made of. In patterns `[a|b]` picks and `{tool}`, `{niche}` (a kind of company), `{trade}` (its trade), `{topic}`, `{country}`, `{city}`, `{years}`, `{n}`, `{wpm}`, `{mbps}` are filled in. */
export type Kind = {
  /** How common it is. */
  weight: number
  /** US dollars an hour, from the lowest to the highest that is usual. */
  /** The trades (of places.ts) that hire for it, where not every one does. */
  trades?: readonly string[]
  hourly: readonly [number, number]
  roles: readonly string[]
  skills: readonly string[]
  tools: readonly string[]
  /** Why somebody is wanted: whole sentences. */
  needs: readonly string[]
  /** What is to be done: begins with a verb, no full stop. */
  duties: readonly string[]
  /** What is asked for: no full stop. */
  musts: readonly string[]
  /** Questions to answer in the application. */
  asks: readonly string[]
}
