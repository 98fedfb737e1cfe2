import { MAX_TAG_LENGTH, MAX_TAGS } from '@hanap/contract/jobs/jobs'
import { defineMessages } from '../../../i18n/messages.ts'

export const tagMessages = defineMessages({
  popular: 'Popular tags',
  more: 'More tags',
  fewer: 'Fewer tags',
  own: 'Your own tag',
  placeholder: 'Type a tag, then Enter',
  hint: `A job with any of them matches. Up to ${MAX_TAGS} tags of ${MAX_TAG_LENGTH} characters.`,
  add: 'Add tag',
  empty: 'Type a tag first.',
  tooMany: `You can add up to ${MAX_TAGS} tags. Remove one to add another.`,
  tooLong: `A tag can have up to ${MAX_TAG_LENGTH} characters, fewer with special letters.`,
  job: 'job',
  jobs: 'jobs',
  chosen: 'Your tags',
  unnamed: (id: number) => `Tag #${id}`,
})
