import type { Translated } from '../../i18n/messages.ts'
import type { savedJobsPageMessages as english } from './page-messages.ts'

export const savedJobsPageMessages: Translated<typeof english> = {
  saveFailed: 'Hindi na-save ang trabaho. Subukan ulit.',
  removeFailed: 'Hindi naalis ang trabaho. Subukan ulit.',
  loadFailed: 'Hindi na-load ang mga naka-save na trabaho. Subukan ulit.',
  localCopy: 'Ito ang kopyang naka-save sa browser na ito.',
  tryAgain: 'Subukan ulit',
  title: 'Mga naka-save na trabaho',
  loading: 'Naglo-load ng mga naka-save na trabaho',
  usage: 'Mga naka-save na trabaho',
  usageText: (count, max) => `${count} sa ${max} ang naka-save`,
  remaining: (percent) => `(${percent}% ang natitira)`,
  emptyTitle: 'Wala pang naka-save na trabaho',
  emptyText: 'I-tap ang bookmark ng isang trabaho para ma-save ito rito.',
  browseJobs: 'Maghanap ng trabaho',
  applyNow: 'Mag-apply',
  readMore: 'Basahin pa',
  noLongerPosted: 'Hindi na naka-post',
  takenDown: (day) =>
    day === ''
      ? 'Tinanggal ito ng Online Jobs Portal.'
      : `Tinanggal ito ng Online Jobs Portal noong ${day}, matapos mo itong i-save.`,
  changedTitle: 'Nagbago mula nang i-save mo',
  was: 'dating',
  isNow: 'ngayon ay',
  payChanged: 'Sahod',
  titleChanged: 'Title',
  noPay: 'hindi nakasaad',
  quoted: (text) => `“${text}”`,
  posted: (age) => `Na-post: ${age}`,
  day: 'araw sa Manila',
  night: 'gabi sa Manila',
  mixed: 'araw at gabi sa Manila',
  flexible: 'Flexible ang oras',
  sideBySide: 'Magkakatabi',
  sideBySideNone: 'Mag-save ng dalawang job, at magtatapat dito ang sahod nila.',
  sideBySideText: 'Sahod bawat buwan, ₱0 hanggang 120k, pinakamataas ang una.',
}
