import { getWorkFigures, getWorkKinds } from '@hanap/contract/jobs/kinds-of-work'
import { pages } from '@hanap/contract/site/pages'
import type { KindsOfWork } from '../features/kinds-of-work/service.ts'
import type { LiveAnswers } from '../http/site/live-pages.ts'

const begin = pages.workKind.path.replace('$slug', '')
const addressOf = (slug: string) => begin + slug

export function createLiveAnswers(kindsOfWork: KindsOfWork): LiveAnswers {
  async function listed() {
    const list = await kindsOfWork.list()
    return { computedAt: list.computed_at, answers: { [getWorkKinds.path]: list } }
  }
  async function figured(slug: string) {
    const figures = await kindsOfWork.figures(slug)
    return {
      computedAt: figures.computed_at,
      answers: { [getWorkFigures.path.replace(':slug', slug)]: figures },
    }
  }
  return {
    answersOf(address) {
      if (address === pages.home.path || address === pages.work.path) return listed()
      return address.startsWith(begin) ? figured(address.slice(begin.length)) : null
    },
    async addresses() {
      const { kinds } = await kindsOfWork.list()
      return [pages.work.path, ...kinds.map(({ slug }) => addressOf(slug))]
    },
  }
}
