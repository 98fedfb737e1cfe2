import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import { employerMessages } from './messages.ts'

/** Translates the server's English words for a hidden employer. */
export const shownEmployer = (name: string): string =>
  name === EMPLOYER_NOT_SHOWN ? employerMessages.notShown : name
