/** A text, or a function that makes one from values (counts, names): plurals need no message language. */
type Message = string | ((...values: never[]) => string)
export type Messages = Readonly<Record<string, Message>>

/** The same keys and arguments in another language. */
type Translated<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (...values: infer V) => string ? (...values: V) => string : string
}

export type Dictionary<M extends Messages = Messages> = {
  readonly en: M
  readonly fil?: Translated<M>
}

/**
 * Declares a feature's texts: `en` is the source, `fil` must fill the same keys. A feature without `fil`
 * shows English.
 */
export function defineMessages<const M extends Messages>(dictionary: Dictionary<M>): Dictionary<M> {
  return dictionary
}
