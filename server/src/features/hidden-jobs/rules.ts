import { fill } from '@hanap/contract/says/fill'
import * as jobSays from '@hanap/contract/says/jobs'
import { conflict } from '../../lib/problem.ts'

/** As many are listed to put them back: whole listings, so no more than a person looks through. */
export const MOST_LISTED = 200

/** What one seeker can keep hidden: months of daily use, and little enough to leave out of every search. */
export const MOST_HIDDEN = 2000

/** 409 for one more than that. */
export const tooManyHidden = () =>
  conflict({
    job: fill(jobSays.hiddenFull, { most: MOST_HIDDEN.toLocaleString('en') }),
  })
