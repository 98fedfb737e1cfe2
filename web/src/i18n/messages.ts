/** A text, or a function of values, which handles plurals. */
type Message = string | ((...values: never[]) => string)
type Messages = Readonly<Record<string, Message>>

/** The type a `….fil.ts` must fulfil: the same keys and arguments. */
export type Translated<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (...values: infer V) => string ? (...values: V) => string : string
}

/** Declares a feature's English texts, the source of the sibling `….fil.ts`. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages
}
