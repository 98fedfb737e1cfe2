import { getWorkFigures, getWorkKinds, type WorkFigures } from '@hanap/contract/jobs/kinds-of-work'
import { pages } from '@hanap/contract/site/pages'

/** Empty figures, rendered by the build to find a page's files. */
const figures: WorkFigures = {
  slug: 'sample',
  name: 'Sample',
  search: 'sample',
  listings: 0,
  paid: 0,
  php: null,
  usd: null,
  new_this_week: 0,
  pay_steps: null,
  hours: { read: 0, stated: 0, timed: 0, by_hour: null, day: 0, night: 0, mixed: 0, flexible: 0 },
  skills: [],
  countries: [],
  countries_unstated: 0,
  newest: [],
  others: [],
  computed_at: '2026-01-01T00:00:00Z',
}
const kinds = { [getWorkKinds.path]: { kinds: [], computed_at: figures.computed_at } }

export const templates = { home: 'home', work: 'work', workKind: 'work-kind' } as const

export const liveSamples = [
  { template: templates.home, address: pages.home.path, answers: kinds },
  { template: templates.work, address: pages.work.path, answers: kinds },
  {
    template: templates.workKind,
    address: pages.workKind.path.replace('$slug', figures.slug),
    answers: { [getWorkFigures.path.replace(':slug', figures.slug)]: figures },
  },
]
