import { guideSlugs } from '@hanap/contract/site/guides'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { Page } from '../../page/page.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Banig } from '../../ui/signs/banig.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { guideNames, resourcesMessages } from './messages.ts'

/** The paints of the guides' numbers. */
const paints = [3, 1, 4, 2, 5] as const

export function ResourcesPage() {
  const m = resourcesMessages
  const names = guideNames
  return (
    <Page title={m.title} lead={m.lead}>
      <ol className="frame rows">
        {guideSlugs.map((slug, i) => (
          <li key={slug} className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-4 p-4 md:p-6">
            <SignBoard paint={paints[i] ?? null} as="div" className="plate">
              <span aria-hidden="true">{i + 1}</span>
            </SignBoard>
            <div className="grid gap-1">
              <h2 className="text-t3">
                <Link
                  to={pages.guide.path}
                  params={{ slug }}
                  className="text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:underline focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-sea"
                >
                  {names[slug]}
                </Link>
              </h2>
              <p className="max-w-[68ch] text-ink-2">{names[`${slug}-about`]}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className="mt-10 grid justify-items-start gap-2" aria-labelledby="guides-tools">
        <h2 id="guides-tools" className="text-t3">
          {m.toolsTitle}
        </h2>
        <p className="text-ink-2">{m.toolsText}</p>
        <ButtonLink to={pages.salaries.path} className="mt-2">
          {m.salaryGuide}
        </ButtonLink>
      </section>
      <div className="mt-12">
        <Banig />
      </div>
    </Page>
  )
}
