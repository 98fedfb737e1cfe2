import { fill } from '@hanap/contract/says/fill'
import * as jobSays from '@hanap/contract/says/jobs'
import { conflict } from '../../lib/problem.ts'

/** Whole listings, so no more than a person looks through. */
export const MOST_LISTED = 200

/** Months of daily use, yet few enough to exclude from every search. */
export const MOST_HIDDEN = 2000

export const tooManyHidden = () =>
  conflict({
    job: fill(jobSays.hiddenFull, { most: MOST_HIDDEN.toLocaleString('en') }),
  })
