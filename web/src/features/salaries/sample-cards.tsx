import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { formatCount, formatPeso } from '../../i18n/format.ts'
import { Tag } from '../../ui/signs/tag.tsx'
import { guideMessages } from './guide-messages.ts'
import { type SampleSalary, samplesFor } from './sample-salaries.ts'

/** A strip to swipe on phones, a list on wide screens. */
export function SampleCards({ title, location }: { title: string; location: string }) {
  const m = guideMessages
  const samples = samplesFor(title, location)
  return (
    <section aria-labelledby="salary-samples">
      <h2 id="salary-samples" className="text-t3">
        {m.samplesTitle}
      </h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-ink-2 text-t1">{m.samplesText}</p>
      {samples.length === 0 ? (
        <p className="rounded-card border-[1.5px] border-dashed border-edge p-4 text-ink-2">{m.noSamples}</p>
      ) : (
        <ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:grid lg:gap-0 lg:overflow-visible lg:rounded-card lg:border-[1.5px] lg:border-frame lg:bg-card lg:p-0">
          {samples.map((sample) => (
            <li
              key={sample.title}
              className="relative w-67 flex-none only:w-full snap-start scroll-ml-4 rounded-card border border-line bg-card p-3 lg:w-auto lg:rounded-none lg:border-0 lg:bg-transparent lg:px-4 lg:[&+&]:border-t"
            >
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
      <h3 className="text-t2">
        {/* A card's only control: keyboards scroll the strip with it. */}
        <Link to={pages.salaries.path} search={{ title: sample.title }} resetScroll={false}>
          {sample.title}
        </Link>
      </h3>
      <p className="text-ink-2 text-t0">{sample.location}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 gap-y-0.5 text-t1">
        <dt className="text-ink-2 text-t0">{m.average}</dt>
        <dd className="text-right">
          <b className="head-text whitespace-nowrap">{m.perYear(formatPeso(sample.average))}</b>
        </dd>
        <dt className="text-ink-2 text-t0">{m.range}</dt>
        <dd className="text-right">{`${formatPeso(sample.low)}–${formatCount(sample.high)}`}</dd>
        <dt className="sr-only">{m.topSkills}</dt>
        <dd className="col-span-2 mt-1 flex flex-wrap gap-1.5">
          {sample.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </dd>
      </dl>
    </>
  )
}
