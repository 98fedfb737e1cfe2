import { type GuideSlug, guideSlugs } from '@hanap/contract/site/guides'
import { pages } from '@hanap/contract/site/pages'
import { Link, useLoaderData } from '@tanstack/react-router'
import { Page } from '../../page/page.tsx'
import { GuideBody } from './guide-body.tsx'
import type { Guide } from './guides.ts'
import { guideNames, resourcesMessages } from './messages.ts'

export function GuidePage() {
  const { slug, guide } = useLoaderData({ from: pages.guide.path })
  return <GuideArticle slug={slug} guide={guide} />
}

function GuideArticle({ slug, guide }: { slug: GuideSlug; guide: Guide }) {
  const m = resourcesMessages
  const names = guideNames
  const { body } = guide.text
  const next = guideSlugs[(guideSlugs.indexOf(slug) + 1) % guideSlugs.length] ?? slug
  return (
    <Page
      title={names[slug]}
      lead={
        <>
          <p>{names[`${slug}-about`]}</p>
          <p className="text-t1">{m.minutes(guide.minutes)}</p>
        </>
      }
      width="text"
    >
      <article>
        <GuideBody text={body} />
        <Sources of={guide.sources} />
      </article>
      <nav
        aria-label={m.allGuides}
        className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-[1.5px] border-frame pt-4"
      >
        <Link to={pages.resources.path} className="inline-flex min-h-11 items-center">
          {m.allGuides}
        </Link>
        <p>
          {m.nextGuide}:{' '}
          <Link
            to={pages.guide.path}
            params={{ slug: next }}
            className="head-text inline-flex min-h-11 items-center"
          >
            {names[next]}
          </Link>
        </p>
      </nav>
    </Page>
  )
}

function Sources({ of: sources }: { of: Guide['sources'] }) {
  const m = resourcesMessages
  if (sources.length === 0) return null
  return (
    <section className="prose mt-10 border-t border-line pt-5" aria-labelledby="guide-sources">
      <h2 id="guide-sources" className="text-t2">
        {m.sources}
      </h2>
      <p className="text-t1 text-ink-2">{m.sourcesNote}</p>
      <ul className="text-t1">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
