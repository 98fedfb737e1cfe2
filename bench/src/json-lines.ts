import { readFileSync } from 'node:fs'

export const readJsonLines = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))
