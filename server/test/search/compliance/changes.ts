import { refreshOpenJobs } from '../../../src/features/imports/open-jobs/store.ts'
import { addListings, removeListing } from '../listings.ts'
import type { Sentence } from './asking.ts'
import { daysAgo, type Ids, type Site } from './jobs.ts'

const removed = ['customer service', 'bookkeeper 5']

/** One job comes, one becomes other work, two go. */
export async function changeJobs(site: Site, ids: Ids): Promise<Ids> {
  const [welder] = await addListings(site, [{ title: 'Welder', postedAt: daysAgo(0), tags: ['Figma'] }])
  const writer = ids.job.get('writer') ?? -1
  await site.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('jobs')
      .set({ title: 'Spanish Copyist', job_type: 'gig' })
      .where('id', '=', writer)
      .execute()
    await refreshOpenJobs(tx, [writer])
  })
  for (const name of removed) await removeListing(site, ids.job.get(name) ?? -1)
  return { ...ids, job: new Map([...ids.job, ['welder', welder ?? -1]]) }
}

const asks = (sentence: string, ask: Sentence['ask'], answer: unknown): Sentence => ({
  sentence,
  ask,
  answer,
})

export const changeSentences: readonly Sentence[] = [
  asks('ana finds the job that came', ({ find }) => find('welder'), ['welder']),
  asks('ana sees it first', ({ find }) => find(null, { limit: 2 }), ['welder', 'filled writer']),
  asks('ana finds it by its tag', ({ find }) => find(null, { tags: ['Figma'] }), [
    'welder',
    'graphic designer',
  ]),
  asks('ana finds no job that went', ({ find }) => find('graveyard or csr'), ['weekend support']),
  asks('ana finds the changed job by its new title', ({ find }) => find('spanish'), ['translator', 'writer']),
  asks('ana finds it no more by its old title', ({ find }) => find('content writer'), ['filled writer']),
  asks('ana finds it by its new type', ({ find }) => find(null, { jobType: 'gig' }), [
    'photographer',
    'writer',
  ]),
  asks('ana reads how many there are now', async ({ counts }) => (await counts(null))['tags'], {
    Xero: 8,
    'Video Editing': 2,
    Excel: 2,
    Figma: 2,
    Premiere: 1,
    Photoshop: 1,
    Zendesk: 1,
  }),
  asks('carla sees no usual pay of too few jobs', ({ typicalPay }) => typicalPay('bookkeeper 1'), null),
  asks('carla sees jobs like the one she reads', async ({ related }) => (await related('translator')).title, [
    'writer',
  ]),
  {
    ...asks('ana is offered the new title', ({ suggest }) => suggest('span'), [
      'title Spanish Copyist 1',
      'title Spanish Translator 1',
    ]),
    isSoon: true,
  },
  { ...asks('ana is not offered what went', ({ suggest }) => suggest('represent'), []), isSoon: true },
]

/** Of an engine that may not work on any question. */
export const refusals: readonly Sentence[] = [
  asks('a search that takes too long is refused', ({ find }) => find('editor'), {
    problem: 'invalid',
    fields: ['search'],
  }),
  asks('so is a count', ({ counts }) => counts('editor'), { problem: 'invalid', fields: ['search'] }),
]

export const closedSentences: readonly Sentence[] = [
  asks('a closed engine is busy for a search', ({ find }) => find('editor'), { problem: 'busy' }),
  asks('and for suggestions', ({ suggest }) => suggest('editor'), { problem: 'busy' }),
]
