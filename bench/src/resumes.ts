import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { openResumeReader } from '@hanap/server/resume-reader/resume-reader'
import { projectSkills } from '@hanap/server/skills/skill-list'
import { createSkillMatcher } from '@hanap/server/skills/skill-matcher'
import { dataFolder } from './pay-measure.ts'
import { loadResumeLabels, type ResumeLabel } from './resumes-labels.ts'
import {
  compareItems,
  compareSkills,
  f1Of,
  factsOf,
  type Hits,
  isEducationFound,
  isTitleForbidden,
  isTitleRight,
  type ReadResume,
} from './resumes-measure.ts'
import { printTable } from './table.ts'

/** `npm run bench -- resumes [FOLDER] [misses]`: how well resumes are read. Size and seed have no meaning here. */
export type ResumesBenchOptions = Readonly<{ args?: readonly string[] | undefined }>

const ownFolder = join(import.meta.dirname, '..', 'data', 'resumes')
const reader = openResumeReader({ skills: createSkillMatcher(projectSkills) })

/** Prints the tables. Without a folder the real ones of HANAP_DATA are read if they are at hand, and our own always. */
export async function run({ args = [] }: ResumesBenchOptions = {}): Promise<void> {
  const given = args.find((one) => one !== 'misses')
  const real = given ?? join(dataFolder(), 'resumes')
  if (given && !existsSync(given)) throw new Error(`There is no folder ${given}.`)
  if (!existsSync(real)) console.log('The real resumes are not at hand (HANAP_DATA); these are our own.')
  const labels = [...(existsSync(real) ? loadResumeLabels(real) : []), ...loadResumeLabels(ownFolder, 'own')]
  const resumes = await readAll(labels)
  printTable(
    ['', 'files', 'title', 'skills F1', 'by file', 'education', 'refused', 'median ms', 'slowest ms'],
    groupsOf(resumes).map(([name, group]) => rowOf(name, group)),
  )
  console.log('Goals: title 90%, skills F1 0.85, education 90%, median under 300 ms.')
  const forbidden = resumes.filter(isTitleForbidden)
  console.log(`Titles that are a name, an address or a heading: ${forbidden.length}`)
  await printTerms(resumes)
  if (args.includes('misses')) printMisses(resumes)
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

/** By folder, with what was held out apart. */
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
  const times = group.map(({ took }) => took).sort((one, two) => one - two)
  return [
    name,
    group.length,
    shareOf(group.map(isTitleRight)),
    f1Of(hits).toFixed(3),
    meanF1(hits).toFixed(3),
    shareOf(group.map(isEducationFound)),
    group.filter(({ reading }) => reading.outcome === 'refused').length,
    Math.round(times[Math.floor(times.length / 2)] ?? 0),
    Math.round(times.at(-1) ?? 0),
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

/** The terms of our list in the whole text, against labels of our own. */
async function printTerms(resumes: readonly ReadResume[]): Promise<void> {
  const file = join(ownFolder, 'taxonomy-labels.json')
  if (!existsSync(file)) return
  const labels = JSON.parse(readFileSync(file, 'utf8')) as TermsLabel[]
  const compared = labels.flatMap(({ file: name, source, terms }) => {
    const resume = resumes.find(({ label }) => label.path.endsWith(name) && label.group === source)
    if (resume?.reading.outcome !== 'read') return []
    const read = resume.reading.found.map((skill) => skill.name)
    return [{ source, hits: compareItems(read, terms) }]
  })
  printTable(
    ['taxonomy terms', 'files', 'F1'],
    ['own', 'livecareer', 'all'].map((source) => {
      const some = compared.filter((one) => source === 'all' || one.source === source)
      return [source, some.length, f1Of(some.map(({ hits }) => hits)).toFixed(3)]
    }),
  )
}

/** What was read wrong, of the resumes that may be looked at. */
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
