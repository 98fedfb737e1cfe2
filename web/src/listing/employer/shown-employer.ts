import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import { employerMessages } from './messages.ts'

/** An employer's name as the server gives it, whose words for one that is not named are English. */
export const shownEmployer = (name: string): string =>
  name === EMPLOYER_NOT_SHOWN ? employerMessages.notShown : name
