/** 'most' and 'name' of 'At most {most#} of {name}'. */
type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}#` ? Name : Place) | PlacesOf<Rest>
  : never

export type Filling<Text extends string> = Readonly<Record<PlacesOf<Text>, string | number>>

export type Filled = string & { readonly filled: true }

/** For texts that seekers do not read, or joined catalogue texts. */
export const asSaid = (text: string): Filled => text as Filled

/** A place is `{name}`; `{name#}` takes a number, unformatted. */
export function fill<Text extends string>(text: Text, filling: Filling<Text>): Filled {
  const words: Readonly<Record<string, string | number>> = filling
  return text.replace(/\{(\w+)#?\}/g, (_, name: string) => String(words[name])) as Filled
}
