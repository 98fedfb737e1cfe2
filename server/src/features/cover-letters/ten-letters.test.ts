import { join } from 'node:path'
import { namesOf } from '@hanap/contract/jobs/employer-names'
import { expect, test } from 'vitest'
import { tenWorks } from '../../../test/letters/ten-works.ts'
import { readOrders } from '../../reading/orders/orders.ts'
import { templateAnswers } from './orders/rules/answers.ts'
import { ordered } from './orders/rules/put-in.ts'
import { wantedOrders } from './orders/rules/wanted.ts'
import { templateSentences } from './rules/template.ts'
import { wholeLetter } from './rules/whole-letter.ts'

/** Snapshots for people to judge: each change shows as text. */
const fileOf = (work: string) => join(import.meta.dirname, '../../../test/letters/ten-letters', `${work}.txt`)

test.each(Object.entries(tenWorks))(
  'the letter for %s is the one that people judged',
  async (work, given) => {
    const { job, facts } = given
    const wanted = wantedOrders({
      stored: readOrders(job.description),
      texts: { ...job, salary: '' },
      named: undefined,
      name: { first: 'Ana', last: 'Reyes' },
      profile: undefined,
      hidden: namesOf([]),
    })
    const sentences = templateSentences(job, facts).map(ordered)
    const letter = wholeLetter(wanted, { sentences, answers: templateAnswers(wanted) }, 'Ana Reyes')
    const text = letter.map((one) => one.text).join('')
    await expect(`Subject: ${wanted.subject ?? 'the usual one'}\n\n${text}\n`).toMatchFileSnapshot(
      fileOf(work),
    )
  },
)
