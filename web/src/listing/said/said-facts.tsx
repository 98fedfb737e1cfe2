import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { jobTypeTexts } from '../job-type-messages.ts'
import { saidMessages } from './said-messages.ts'

type Fact = { title: string; words: string; quote: string; hint?: string }

/** Shows where a job's text contradicts the board's fields, and hours given only in words. */
export function SaidFacts({ job, heading }: { job: JobDetail; heading: 'h2' | 'h3' }) {
  return factsOf(job).map((fact) => <SaidFact key={fact.title} fact={fact} heading={heading} />)
}

function factsOf({ said: { pay, type, country }, manila, shift }: JobDetail): Fact[] {
  const m = saidMessages
  const facts: Fact[] = []
  if (pay) facts.push({ title: m.payDiffers, words: m.payBoth(pay.field), quote: pay.quote, hint: m.payAsk })
  if (type)
    facts.push({ title: m.typeDiffers, words: m.typeBoth(jobTypeTexts[type.field]), quote: type.quote })
  if (!shift && manila.hours && manila.quote)
    facts.push({ title: m[manila.hours], words: m.noClock, quote: manila.quote })
  if (country) facts.push({ title: m.country, words: m.countrySaid(country.name), quote: country.quote })
  return facts
}

function SaidFact({
  fact: { title, words, quote, hint },
  heading: Heading,
}: {
  fact: Fact
  heading: 'h2' | 'h3'
}) {
  return (
    <section className="grid gap-2 border-t border-line py-5">
      <Heading className="text-t3">{title}</Heading>
      <p className="wrap-anywhere">{words}</p>
      <q className="border-l-4 border-mango pl-3 text-t1 wrap-anywhere">{quote}</q>
      {hint && <p className="text-t1 text-ink-2">{hint}</p>}
    </section>
  )
}
