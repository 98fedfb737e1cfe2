import { defineMessages } from '../../i18n/messages.ts'

/** For a job's own page. */
export const staleNoticeMessages = defineMessages({
  old: (age: string) => `This job may be filled: it was posted ${age} and hasn’t changed since.`,
  bumped: (times: number) =>
    `This job may be filled: it went back to the top of the board ${times} times without a change.`,
  alike: (jobs: number) =>
    `This job may be filled: it’s one of ${jobs} open jobs of this employer with nearly the same text.`,
})
