import { formatCount, formatPeso } from '../../i18n/format.ts'
import { Tag } from '../../ui/signs/tag.tsx'
import { guideMessages } from './guide-messages.ts'
import { type SampleSalary, samplesFor } from './sample-salaries.ts'

/** The sample salaries that the typed title and location leave. */
export function SampleCards({ title, location }: { title: string; location: string }) {
  const m = guideMessages
  const samples = samplesFor(title, location)
  return (
    <section aria-labelledby="salary-samples">
      <h2 id="salary-samples" className="text-t3">
        {m.samplesTitle}
      </h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-t1 text-ink-2">{m.samplesText}</p>
      {samples.length === 0 ? (
        <p className="rounded-card border-[1.5px] border-dashed border-edge p-4 text-ink-2">{m.noSamples}</p>
      ) : (
        <ul className="frame rows">
          {samples.map((sample) => (
            <li key={sample.title} className="grid gap-2 p-4">
              <SampleCard sample={sample} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SampleCard({ sample }: { sample: SampleSalary }) {
  const m = guideMessages
  return (
    <>
      <div>
        <h3 className="text-t2">{sample.title}</h3>
        <p className="text-t1 text-ink-2">{sample.location}</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-t1">
        <dt className="text-ink-2">{m.average}</dt>
        <dd>
          <b className="head-text">{m.perYear(formatPeso(sample.average))}</b>
          <span className="block text-t0 text-ink-2">{m.perMonth(formatPeso(sample.average / 12))}</span>
        </dd>
        <dt className="text-ink-2">{m.range}</dt>
        <dd>{`${formatPeso(sample.low)}–${formatCount(sample.high)}`}</dd>
        <dt className="text-ink-2">{m.topSkills}</dt>
        <dd className="flex flex-wrap gap-1.5">
          {sample.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </dd>
      </dl>
    </>
  )
}
