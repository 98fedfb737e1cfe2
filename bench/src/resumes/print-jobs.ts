import { basename } from 'node:path'
import { percent, printTable } from '../harness/table.ts'
import { precisionOf, type ReadResume, recallOf } from './measure.ts'
import { countJobs, type JobsOfFile } from './past-jobs.ts'
import { type Agreement, compareTwins } from './twins.ts'

const WORST = 5

/** Also prints how Word documents agree with their PDFs. */
export async function printJobs(resumes: readonly ReadResume[], twins: readonly ReadResume[]): Promise<void> {
  const counted = await countJobs(resumes)
  printTable(
    ['past jobs', 'files', 'jobs', 'found', 'of those read', 'with a title'],
    jobGroups(counted).map(rowOf),
  )
  console.log(
    'Goal: 95% found in PDFs. Anonymised resumes: ranges of dates in the sections about work; own: labels.',
  )
  printWorst(counted.filter(({ label }) => !label.isHeldOut))
  const isApart = (apart: boolean) => resumes.filter(({ label }) => label.isHeldOut === apart)
  const groups = [
    { name: 'Word documents as their PDFs', compared: compareTwins(isApart(false)) },
    { name: 'Word documents as their PDFs, held out', compared: compareTwins(isApart(true)) },
    {
      name: 'own, made as both',
      compared: compareTwins([...resumes.filter(({ label }) => label.group === 'own'), ...twins]),
    },
  ]
  const fields = groups[0]?.compared.map(({ field }) => field) ?? []
  printTable(
    ['', ...fields],
    groups.map(({ name, compared }) => [name, ...compared.map(shareSame)]),
  )
}

function jobGroups(counted: readonly JobsOfFile[]): [string, JobsOfFile[]][] {
  const isOf = (name: string) => (one: JobsOfFile) =>
    one.label.group.startsWith('livecareer') && nameOf(one) === name
  const names = ['PDFs', 'PDFs, held out', 'Word documents', 'Word documents, held out']
  const anonymised = names.map((name): [string, JobsOfFile[]] => [name, counted.filter(isOf(name))])
  return [...anonymised, ['own', counted.filter(({ label }) => label.group === 'own')]]
}

function nameOf({ label }: JobsOfFile): string {
  return `${label.twin ? 'Word documents' : 'PDFs'}${label.isHeldOut ? ', held out' : ''}`
}

function rowOf([name, files]: [string, JobsOfFile[]]): (string | number)[] {
  const hits = files.map((file) => file.hits)
  const found = hits.reduce((sum, { right }) => sum + right, 0)
  const jobs = hits.reduce((sum, { right, missed }) => sum + right + missed, 0)
  const titled = files.reduce((sum, file) => sum + file.titled, 0)
  return [
    name,
    files.length,
    jobs,
    percent(recallOf(hits)),
    percent(precisionOf(hits)),
    percent(titled / (found || 1)),
  ]
}

function printWorst(counted: readonly JobsOfFile[]): void {
  const wrongsOf = ({ hits }: JobsOfFile) => hits.missed + hits.wrong
  const worst = counted.filter((one) => wrongsOf(one) > 0).sort((one, two) => wrongsOf(two) - wrongsOf(one))
  for (const { label, missed, vain } of worst.slice(0, WORST))
    console.log(`${label.group}/${basename(label.path)}`, 'missed:', missed, '| in vain:', vain)
}

const shareSame = ({ same, all }: Agreement) => (all === 0 ? '' : `${percent(same / all)} of ${all}`)
