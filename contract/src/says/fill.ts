/** The names of the places in a text: 'most' and 'name' of 'At most {most#} of {name}'. */
type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}#` ? Name : Place) | PlacesOf<Rest>
  : never

/** What fills the places of a text. */
export type Filling<Text extends string> = Readonly<Record<PlacesOf<Text>, string | number>>

/** A text whose places are filled. */
export type Filled = string & { readonly filled: true }

/** A text that is no seeker's to read, or that was put together of such as are in the catalogue. */
export const asSaid = (text: string): Filled => text as Filled

/** Puts words and numbers in the places of a text. A place is `{name}`; `{name#}` takes a number, as it is written. */
export function fill<Text extends string>(text: Text, filling: Filling<Text>): Filled {
  const words: Readonly<Record<string, string | number>> = filling
  return text.replace(/\{(\w+)#?\}/g, (_, name: string) => String(words[name])) as Filled
}
