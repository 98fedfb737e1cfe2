import { defineMessages } from '../../i18n/messages.ts'

/** For rows of jobs that may be filled. */
export const staleMessages = defineMessages({
  old: (age: string) => `Maybe filled: posted ${age}`,
  bumped: (times: number) => `Maybe filled: bumped ${times} times unchanged`,
  alike: (jobs: number) => `Maybe filled: one of ${jobs} alike`,
})
