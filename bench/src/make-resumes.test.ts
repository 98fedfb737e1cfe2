import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectSkills } from '@hanap/server/skills/skill-list'
import { expect, test } from 'vitest'
import { labelOf, type Resume } from './make-resumes/content.ts'

const folder = path.join(import.meta.dirname, '..', 'data', 'resumes')

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
}

test('the labels of the invented resumes say what their contents say, and every file is there', () => {
  const resumes = readdirSync(path.join(folder, 'content'))
    .sort()
    .map((name) => read(path.join('content', name)) as Resume)
  expect(read('labels.json')).toEqual(resumes.map(labelOf))
  expect(resumes.filter(({ file }) => !existsSync(path.join(folder, file)))).toEqual([])
  expect(resumes.length).toBeGreaterThanOrEqual(40)
})

test('every skill that a resume is labelled with is in our list, once to a resume', () => {
  const labels = read('taxonomy-labels.json') as { file: string; source: string; terms: string[] }[]
  const known = new Set(projectSkills.map(({ name }) => name))
  expect(labels.flatMap(({ terms }) => terms.filter((term) => !known.has(term)))).toEqual([])
  expect(labels.filter(({ terms }) => new Set(terms).size !== terms.length)).toEqual([])
  expect(labels.length).toBeGreaterThanOrEqual(32)
})
