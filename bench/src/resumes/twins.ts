import { basename } from 'node:path'
import type { ResumeFacts } from '@hanap/contract/profile/resumes'
import { plainItem } from './labels.ts'
import { factsOf, type ReadResume } from './measure.ts'

const fields: Readonly<Record<string, (facts: ResumeFacts) => string[]>> = {
  title: ({ title }) => [title],
  skills: ({ skills }) => skills,
  experience: ({ experience }) => [String(experience)],
  location: ({ location }) => [location],
  education: ({ education }) => education.map(({ school, degree }) => `${degree} at ${school}`),
  'job’s time': ({ past_jobs }) => past_jobs.map(({ start, end }) => `${start} to ${end}`),
  'job’s title': ({ past_jobs }) => past_jobs.map(({ title, start }) => `${title}, ${start}`),
  'job’s company': ({ past_jobs }) => past_jobs.map(({ company, start }) => `${company}, ${start}`),
}

/** Of `all` texts, `same` are in both files. */
export type Agreement = { field: string; same: number; all: number; differing: string[] }

/** Ignores case and punctuation. */
export function compareTwins(resumes: readonly ReadResume[]): Agreement[] {
  const pairs = resumes.flatMap((docx) => {
    const pdf = docx.label.twin && resumes.find(({ label }) => label.path === docx.label.twin)
    const [one, two] = [factsOf(docx), pdf && factsOf(pdf)]
    return one && two ? [{ name: basename(docx.label.path), docx: one, pdf: two }] : []
  })
  return Object.entries(fields).map(([field, textsOf]) => {
    const compared = pairs.map(({ name, docx, pdf }) => {
      const [left, texts] = [textsOf(docx).map(plainItem), textsOf(pdf).map(plainItem)]
      const same = texts.filter((text) => {
        const place = left.indexOf(text)
        if (place >= 0) left.splice(place, 1)
        return place >= 0
      }).length
      return { name, same, all: same + Math.max(texts.length - same, left.length) }
    })
    return {
      field,
      same: compared.reduce((sum, { same }) => sum + same, 0),
      all: compared.reduce((sum, { all }) => sum + all, 0),
      differing: compared.filter(({ same, all }) => same < all).map(({ name }) => name),
    }
  })
}
