import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectSkills } from '@hanap/server/skills/skill-list'
import { expect, test } from 'vitest'
import { loadResumeLabels } from './labels.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'data', 'resumes')

test('every labelled resume of our own is there, and forty are', () => {
  const labels = loadResumeLabels(folder, 'own')
  expect(labels.filter((label) => !existsSync(label.path))).toEqual([])
  expect(labels.length).toBeGreaterThanOrEqual(40)
})

test('a resume is labelled with skills of our list, each once', () => {
  const labels = JSON.parse(readFileSync(path.join(folder, 'taxonomy-labels.json'), 'utf8')) as {
    terms: string[]
  }[]
  const known = new Set(projectSkills.map(({ name }) => name))
  expect(labels.flatMap(({ terms }) => terms.filter((term) => !known.has(term)))).toEqual([])
  expect(labels.filter(({ terms }) => new Set(terms).size !== terms.length)).toEqual([])
  expect(labels.length).toBeGreaterThanOrEqual(32)
})
