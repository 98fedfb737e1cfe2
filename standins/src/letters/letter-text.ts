import { type FaultKind, isAt, type KindAt } from './faults.ts'
import { obey } from './obey.ts'

const BOAST =
  'I have 12 years of experience at Globex Corporation and hold a Master of Science from Stanford University.'

/** Added below the greeting. */
const additions: Record<KindAt<'text'>, (message: string) => string> = {
  obey,
  boast: () => BOAST,
}

/**
 * From the message's JSON (`title`, `employer`, `name`, `skills`, `past_jobs`), so that a test sees what was sent.
 */
export function writeLetter(message: string, fault: FaultKind | undefined): string {
  const { job, seeker } = readMessage(message)
  const title = textOf(job['title'])
  const employer = textOf(job['employer'])
  const skills = listOf(seeker['skills']).map(textOf).filter(Boolean).slice(0, 4)
  const past = listOf(seeker['past_jobs']).map(objectOf)[0]
  const name = textOf(seeker['name'])
  const [place, company] = [textOf(past?.['title']), textOf(past?.['company'])]
  const said = [
    title && `I would like to apply for the ${title} position${employer && ` at ${employer}`}.`,
    place && `I have worked as ${place}${company && ` at ${company}`}.`,
    skills.length > 0 && `I am good at ${skills.join(', ')}.`,
  ].filter(Boolean)
  return [
    `Dear ${employer || 'Hiring Manager'},`,
    ...(isAt('text', fault) ? [additions[fault](message)] : []),
    said.join(' ') || 'I am writing about your advertisement.',
    'I would be glad to talk about how I can help. Thank you for your time.',
    `Sincerely,\n${name || 'The applicant'}`,
  ].join('\n\n')
}

export function readMessage(message: string): {
  job: Record<string, unknown>
  seeker: Record<string, unknown>
} {
  const from = message.indexOf('{')
  const to = message.lastIndexOf('}')
  let data: Record<string, unknown> = {}
  try {
    data = objectOf(JSON.parse(message.slice(from, to + 1)))
  } catch {
    // The message is no JSON.
  }
  return { job: objectOf(data['job']), seeker: objectOf(data['seeker']) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
