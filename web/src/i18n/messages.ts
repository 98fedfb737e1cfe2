/** A function handles plurals. */
type Message = string | ((...values: never[]) => string)
type Messages = Readonly<Record<string, Message>>

/** The keys and arguments a `….fil.ts` must have. */
export type Translated<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (...values: infer V) => string ? (...values: V) => string : string
}

/** English texts; the sibling `….fil.ts` translates them. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages
}
