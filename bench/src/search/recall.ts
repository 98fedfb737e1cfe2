import type { Database } from '@hanap/server/db/open'
import type { JobSearch } from '@hanap/server/search/open-index'
import { printTable } from '../table.ts'
import type { QueryClass, SearchAsk } from './classes.ts'
import { answerExhaustively } from './exhaustive.ts'
import { round } from './measure.ts'
import { questionOf } from './service.ts'

const RECALL_GOAL = 0.95
/** As many questions of a class are put to every listing. */
const COMPARED = 60

/** Compares the index's first pages, their order and their counts with those of scoring every listing. */
export async function printRecall(db: Database, index: JobSearch, classes: readonly QueryClass[]) {
  const asked = classes.flatMap(({ name, asks }) =>
    asks
      .filter((ask): ask is SearchAsk => ask.kind === 'search')
      .slice(0, COMPARED)
      .map((ask) => ({ name, ask })),
  )
  const found: Awaited<ReturnType<JobSearch['search']>>[] = []
  for (const { ask } of asked) found.push(await index.search(questionOf(ask.query)))
  const answers = await answerExhaustively(
    db,
    asked.map(({ ask }, n) => ({ ask, corrections: found[n]?.corrections ?? [] })),
  )
  const compared = asked.map(({ name }, n) => {
    const [ids = [], wanted = []] = [found[n]?.ids, answers[n]?.ids]
    return {
      name,
      recall: wanted.length === 0 ? 1 : wanted.filter((id) => ids.includes(id)).length / wanted.length,
      isInOrder: ids.join() === wanted.join(),
      isCounted: found[n]?.count === answers[n]?.count,
      count: answers[n]?.count ?? 0,
    }
  })
  printTable(
    ['class', 'questions', 'listings found', 'recall@10', 'same order', 'same count', `goal ${RECALL_GOAL}`],
    classes.flatMap(({ name }) => {
      const own = compared.filter((one) => one.name === name)
      if (own.length === 0) return []
      const mean = (pick: (one: (typeof own)[number]) => number) =>
        own.reduce((sum, one) => sum + pick(one), 0) / own.length
      const recall = mean((one) => one.recall)
      return [
        [
          name,
          own.length,
          Math.round(mean((one) => one.count)),
          recall.toFixed(3),
          mean((one) => Number(one.isInOrder)).toFixed(3),
          mean((one) => Number(one.isCounted)).toFixed(3),
          recall >= RECALL_GOAL ? 'pass' : 'MISS',
        ],
      ]
    }),
  )
  return round(compared.reduce((sum, one) => sum + one.recall, 0) / compared.length)
}
