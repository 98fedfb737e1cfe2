import { existsSync } from 'node:fs'
import { printTable } from './harness/table.ts'
import type { BenchOptions } from './main.ts'
import { dataFolder } from './pay/measure.ts'
import { type JudgedQuery, ownFiles, readJudgedSet } from './relevance/data.ts'
import { mean, ndcg } from './relevance/measure.ts'
import { type Ranking, rankFts5, rankFts5InItsTerms, rankIlike, rankOurs } from './relevance/peers.ts'

/**
 * `npm run bench -- relevance [LISTINGS JUDGEMENTS [QUERIES]] [show]`
 * @throws Error of one line if the listings are missing
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const [listings, judgements, queries] = args.filter((arg) => arg !== 'show')
  const files = listings && judgements ? { listings, judgements, queries } : ownFiles(dataFolder())
  if (!existsSync(files.listings))
    throw new Error(`${files.listings} is not there: set HANAP_DATA to its folder.`)
  const set = readJudgedSet(files)
  const rankings: [name: string, ranking: Ranking][] = [
    ['ours', rankOurs(set.listings)],
    ['FTS5 bm25, all words', rankFts5(set.listings, ' ')],
    ['FTS5 bm25, any word', rankFts5(set.listings, ' OR ')],
    ['FTS5 with NOT and phrases, title x10', rankFts5InItsTerms(set.listings)],
    ['FTS5 bm25, all words, title x10', rankFts5(set.listings, ' ', '10, 5, 1')],
    ['ILIKE, newest first', rankIlike(set.listings)],
  ]
  const tuned = set.queries.filter((query) => !query.isHeld)
  const held = set.queries.filter((query) => query.isHeld)
  const figures: [head: string, grades: GradesOf][] = [['nDCG@10, as judged before tuning', settled]]
  if ('later' in files) figures.push(['nDCG@10, with what was judged later', withLater])
  for (const [head, gradesOf] of figures) {
    printTable(
      [head, `tuned on (${tuned.length})`, `held out (${held.length})`, `all (${set.queries.length})`],
      rankings.map(([name, ranking]) => [
        name,
        ...[tuned, held, set.queries].map((some) => scoreOf(ranking, some, gradesOf).toFixed(3)),
      ]),
    )
  }
  console.log('Goals: ahead of FTS5 by at least 0.05; aim at 0.90.')
  const [[, ours]] = rankings as [[string, Ranking]]
  printUnjudged(ours, [
    ['tuned on', tuned],
    ['held out', held],
  ])
  printKinds(rankings, set.queries)
  if (args.includes('show')) showWorst(ours, tuned, (id) => set.listings[id - 1]?.title ?? '')
}

type GradesOf = (query: JudgedQuery) => ReadonlyMap<number, number>
const settled: GradesOf = ({ grades }) => grades
const withLater: GradesOf = ({ gradesWithLater }) => gradesWithLater

const scoreOf = (ranking: Ranking, queries: readonly JudgedQuery[], gradesOf = settled) =>
  mean(queries.map((query) => ndcg(ranking(query.text), gradesOf(query))))

/** Unjudged listings count as wrong. */
function printUnjudged(ranking: Ranking, parts: readonly [name: string, queries: readonly JudgedQuery[]][]) {
  for (const [name, queries] of parts) {
    const shown = queries.flatMap((query) => ranking(query.text).map((id) => ({ query, id })))
    const before = shown.filter(({ query, id }) => !query.grades.has(id)).length
    const still = shown.filter(({ query, id }) => !query.gradesWithLater.has(id)).length
    console.log(
      `Unjudged, so counted as wrong: ${before} of our ${shown.length} first answers (${name}), ${still} with what was judged later.`,
    )
  }
}

/** Figures with later judgements: ours on tuned and held-out queries, another search's on all. */
function printKinds(
  rankings: readonly [name: string, ranking: Ranking][],
  queries: readonly JudgedQuery[],
): void {
  const kinds = [...new Set(queries.map(({ kind }) => kind))].sort()
  const [[, ours], ...others] = rankings as [[string, Ranking], ...[string, Ranking][]]
  const score = (ranking: Ranking, some: readonly JudgedQuery[]) =>
    some.length === 0 ? '' : scoreOf(ranking, some, withLater).toFixed(3)
  const peers = others.filter(([name]) => name.includes('NOT'))
  printTable(
    [
      'nDCG@10 by kind',
      'tuned on',
      'ours',
      'held out',
      'ours',
      ...peers.map(([name]) => `held out, ${name}`),
    ],
    kinds.map((kind) => {
      const some = queries.filter((query) => query.kind === kind)
      const tuned = some.filter((query) => !query.isHeld)
      const held = some.filter((query) => query.isHeld)
      return [
        kind || '(none)',
        tuned.length,
        score(ours, tuned),
        held.length,
        score(ours, held),
        ...peers.map(([, ranking]) => score(ranking, held)),
      ]
    }),
  )
}

/** Skips the held-out part. */
function showWorst(ranking: Ranking, tuned: readonly JudgedQuery[], title: (id: number) => string): void {
  const worst = tuned
    .map((query) => ({ query, score: ndcg(ranking(query.text), query.grades) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, 30)
  for (const { query, score } of worst) {
    console.log(`\n${score.toFixed(3)}  ${query.id}  ${query.text}`)
    const shown = ranking(query.text)
    for (const id of shown) console.log(`   ${query.grades.get(id) ?? '-'}  ${title(id)}`)
    const missed = [...query.grades].filter(([id, grade]) => grade >= 2 && !shown.includes(id))
    for (const [id, grade] of missed.slice(0, 10)) console.log(`   missed ${grade}  ${title(id)}`)
  }
}
