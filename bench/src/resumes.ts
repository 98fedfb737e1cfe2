import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { openResumeReader } from '@hanap/server/resume-reader/resume-reader'
import { projectSkills } from '@hanap/server/skills/skill-list'
import { createSkillMatcher } from '@hanap/server/skills/skill-matcher'
import { printTable } from './harness/table.ts'
import { middleOf } from './harness/times.ts'
import type { BenchOptions } from './main.ts'
import { dataFolder } from './pay/measure.ts'
import { isOwnTwin, loadResumeLabels, plainItem, type ResumeLabel } from './resumes/labels.ts'
import {
  compareItems,
  compareSkills,
  f1Of,
  factsOf,
  type Hits,
  isEducationFound,
  isTitleForbidden,
  isTitleRight,
  precisionOf,
  type ReadResume,
  recallOf,
} from './resumes/measure.ts'
import { printJobs } from './resumes/print-jobs.ts'

const ownFolder = join(import.meta.dirname, '..', 'data', 'resumes')
const reader = openResumeReader({ skills: createSkillMatcher(projectSkills) })

/**
 * `npm run bench -- resumes [FOLDER] [misses]`. Reads our own resumes, and FOLDER's (default: HANAP_DATA's, if
 * there).
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const given = args.find((one) => one !== 'misses')
  const real = given ?? join(dataFolder(), 'resumes')
  if (given && !existsSync(given)) throw new Error(`There is no folder ${given}.`)
  if (!existsSync(real)) console.log('The real resumes are not at hand (HANAP_DATA); these are our own.')
  const labels = [...(existsSync(real) ? loadResumeLabels(real) : []), ...loadResumeLabels(ownFolder, 'own')]
  const read = await readAll(labels)
  const resumes = read.filter(({ label }) => !isOwnTwin(label))
  const twins = read.filter(({ label }) => isOwnTwin(label))
  printTable(
    ['', 'files', 'title', 'skills F1', 'by file', 'education', 'refused', 'median ms', 'slowest ms'],
    groupsOf(resumes).map(([name, group]) => rowOf(name, group)),
  )
  console.log('Goals: title 90%, skills F1 0.85, education 90%, median under 300 ms.')
  const forbidden = resumes.filter(isTitleForbidden)
  console.log(`Titles that are a name, an address or a heading: ${forbidden.length}`)
  await printJobs(resumes, twins)
  const terms = compareTerms(resumes)
  printTerms(terms)
  if (args.includes('misses')) {
    printMisses(resumes)
    printTermMisses(terms)
  }
  reader.close()
}

async function readAll(labels: readonly ResumeLabel[]): Promise<ReadResume[]> {
  const resumes: ReadResume[] = []
  for (const label of labels) {
    const bytes = new Uint8Array(readFileSync(label.path))
    const type = extname(label.path).slice(1).toLowerCase() as 'pdf' | 'docx' | 'doc'
    const start = performance.now()
    const reading = await reader.read(bytes, type)
    resumes.push({ label, reading, took: performance.now() - start })
  }
  return resumes
}

/** With the held-out part separate. */
function groupsOf(resumes: readonly ReadResume[]): [string, ReadResume[]][] {
  const groups = new Map<string, ReadResume[]>()
  for (const resume of resumes) {
    const name = `${resume.label.group}${resume.label.isHeldOut ? ', held out' : ''}`
    groups.set(name, [...(groups.get(name) ?? []), resume])
  }
  const anonymised = resumes.filter(({ label }) => label.group === 'livecareer')
  const others = resumes.filter(({ label }) => !label.group.includes('livecareer'))
  return [
    ...groups,
    ['all livecareer PDFs', anonymised],
    ['templates, files and own', others],
    ['all', [...resumes]],
  ]
}

function rowOf(name: string, group: readonly ReadResume[]): (string | number)[] {
  const hits = group.map(compareSkills).filter((one) => one !== undefined)
  const times = group.map(({ took }) => took)
  return [
    name,
    group.length,
    shareOf(group.map(isTitleRight)),
    f1Of(hits).toFixed(3),
    meanF1(hits).toFixed(3),
    shareOf(group.map(isEducationFound)),
    group.filter(({ reading }) => reading.outcome === 'refused').length,
    Math.round(middleOf(times) || 0),
    Math.round(Math.max(0, ...times)),
  ]
}

function meanF1(hits: readonly Hits[]): number {
  return hits.length === 0 ? 1 : hits.reduce((sum, one) => sum + f1Of([one]), 0) / hits.length
}

function shareOf(answers: readonly (boolean | undefined)[]): string {
  const known = answers.filter((answer) => answer !== undefined)
  const right = known.filter(Boolean).length
  return known.length === 0 ? '' : `${((right / known.length) * 100).toFixed(1)}% of ${known.length}`
}

type TermsLabel = { file: string; source: 'own' | 'livecareer'; terms: string[] }
type ReadTerms = Pick<TermsLabel, 'source' | 'terms'> & { label: ResumeLabel; found: string[]; hits: Hits }

/** Listed skills in the whole text. */
function compareTerms(resumes: readonly ReadResume[]): ReadTerms[] {
  const labels = JSON.parse(readFileSync(join(ownFolder, 'taxonomy-labels.json'), 'utf8')) as TermsLabel[]
  return labels.flatMap(({ file, source, terms }) => {
    const resume = resumes.find(({ label }) => label.path.endsWith(file) && label.group === source)
    if (resume?.reading.outcome !== 'read') return []
    const found = resume.reading.found.map((skill) => skill.name)
    return [{ source, label: resume.label, found, terms, hits: compareItems(found, terms) }]
  })
}

function printTerms(compared: readonly ReadTerms[]): void {
  printTable(
    ['taxonomy terms', 'files', 'precision', 'recall', 'F1'],
    ['own', 'livecareer', 'all'].map((source) => {
      const hits = compared.filter((one) => source === 'all' || one.source === source).map((one) => one.hits)
      return [
        source,
        hits.length,
        ...[precisionOf, recallOf, f1Of].map((measure) => measure(hits).toFixed(3)),
      ]
    }),
  )
}

/** Skips the held-out part. */
function printTermMisses(compared: readonly ReadTerms[]): void {
  for (const { label, found, terms, hits } of compared) {
    if (label.isHeldOut || hits.wrong + hits.missed === 0) continue
    const name = `${label.group}/${basename(label.path)}`
    console.log(name, 'terms in vain:', without(found, terms), '| missed:', without(terms, found))
  }
}

function without(items: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(plainItem))
  return items.filter((item) => !known.has(plainItem(item)))
}

/** Skips the held-out part. */
function printMisses(resumes: readonly ReadResume[]): void {
  for (const resume of resumes.filter(({ label }) => !label.isHeldOut)) {
    const { label, reading } = resume
    const facts = factsOf(resume)
    const name = `${label.group}/${basename(label.path)}`
    if (reading.outcome === 'refused') console.log(name, 'refused:', reading.reason)
    if (isTitleRight(resume) === false) console.log(name, 'title:', facts?.title, '| wanted:', label.titles)
    const hits = compareSkills(resume)
    if (hits && f1Of([hits]) < 0.9)
      console.log(name, 'skills:', hits, facts?.skills, '| wanted:', label.skills)
    if (isEducationFound(resume) === false)
      console.log(name, 'education:', facts?.education, '| wanted:', label.education)
  }
}
