import { readFileSync } from 'node:fs'

/** Filipino verbs of the table by other verbs for the same act. */
const verbs = new Map<string, string[]>()
for (const line of readFileSync(new URL('./verbs.txt', import.meta.url), 'utf8').split('\n')) {
  const [filipino = '', ...others] = line.startsWith('#') ? [] : line.trim().split(/\s+/)
  for (const other of others) verbs.set(other, [...(verbs.get(other) ?? []), filipino])
}

export const isVerb = (word: string): boolean => verbs.has(word)

/** 'gawa' for 'create'; none for any other word. */
export const verbsFor = (word: string): readonly string[] => verbs.get(word) ?? []
