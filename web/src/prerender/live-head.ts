import {
  getWorkFigures,
  getWorkKinds,
  type WorkFigures,
  type WorkKinds,
} from '@hanap/contract/jobs/kinds-of-work'
import { addressIn } from '@hanap/contract/site/languages'
import { pages } from '@hanap/contract/site/pages'
import { workMessages } from '../features/kinds-of-work/messages.ts'
import { language } from '../i18n/language.ts'
import { middleHalf } from '../listing/pay/middle-half.ts'
import { pageDescriptions } from './head-messages.ts'
import { templates } from './live-samples.ts'
import { headOf, ORIGIN } from './page-head.ts'

const begin = pages.workKind.path.replace('$slug', '')
const urlOf = (slug: string) => ORIGIN + addressIn(language, begin + slug)

/** With structured data. */
export function describeLive(
  address: string,
  answers: Readonly<Record<string, unknown>>,
  title: string,
): { template: string; head: string } {
  const page = { address, title, kind: 'website', picture: 'home' } as const
  if (address === pages.home.path)
    return { template: templates.home, head: headOf({ ...page, description: pageDescriptions.home }) }
  if (address === pages.work.path) {
    const list = answers[getWorkKinds.path] as WorkKinds
    const head = headOf({ ...page, description: workMessages.allLead })
    return { template: templates.work, head: head + structured([kindsList(list)]) }
  }
  const slug = address.slice(begin.length)
  const figures = answers[getWorkFigures.path.replace(':slug', slug)] as WorkFigures
  const description = workMessages.description(figures.name, figures.listings, middleHalf(figures.php))
  const data = [newestList(figures), ...occupationOf(figures)]
  return { template: templates.workKind, head: headOf({ ...page, description }) + structured(data) }
}

const kindsList = ({ kinds }: WorkKinds) => ({
  '@type': 'ItemList',
  name: workMessages.allTitle,
  numberOfItems: kinds.length,
  itemListElement: kinds.map(({ slug, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: urlOf(slug),
  })),
})

/** Titles only. No JobPosting: the jobs cannot be read here. */
const newestList = ({ name, newest }: WorkFigures) => ({
  '@type': 'ItemList',
  name: `${name}: ${workMessages.newest}`,
  numberOfItems: newest.length,
  itemListElement: newest.map(({ title }, at) => ({ '@type': 'ListItem', position: at + 1, name: title })),
})

/** Stated only if enough jobs do. */
function occupationOf({ name, slug, php }: WorkFigures) {
  if (php === null) return []
  return [
    {
      '@type': 'Occupation',
      name,
      mainEntityOfPage: urlOf(slug),
      occupationLocation: { '@type': 'Country', name: 'Philippines' },
      estimatedSalary: {
        '@type': 'MonetaryAmountDistribution',
        name: 'base',
        currency: 'PHP',
        duration: 'P1M',
        percentile25: php.low,
        median: php.median,
        percentile75: php.high,
      },
    },
  ]
}

const structured = (graph: readonly object[]) =>
  `\n    <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`
