import { readFileSync } from 'node:fs'

/** Verbs for the same act. */
const verbs = new Map<string, string[]>()
for (const line of readFileSync(new URL('./verbs.txt', import.meta.url), 'utf8').split('\n')) {
  const same = line.startsWith('#') ? [] : line.trim().split(/\s+/)
  for (const verb of same)
    verbs.set(verb, [...(verbs.get(verb) ?? []), ...same.filter((other) => other !== verb)])
}

export const isVerb = (word: string): boolean => verbs.has(word)

/** 'gawa', 'make' and others for 'create'; none for any other word. */
export const verbsFor = (word: string): readonly string[] => verbs.get(word) ?? []
