/** A text, or a function that makes one from values (counts, names): plurals need no message language. */
type Message = string | ((...values: never[]) => string)
type Messages = Readonly<Record<string, Message>>

/** The same keys and arguments in another language: what a `….fil.ts` beside a file of texts must fill. */
export type Translated<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (...values: infer V) => string ? (...values: V) => string : string
}

/** Declares a feature's texts in English, the source; the Filipino ones stand beside it in `….fil.ts`. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages
}
