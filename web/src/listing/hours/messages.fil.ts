import type { Translated } from '../../i18n/messages.ts'
import type { shiftMessages as english } from './messages.ts'

export const shiftMessages: Translated<typeof english> = {
  hours: 'Oras',
  range: (start, end) => `${start}–${end}`,
  manilaTime: 'oras sa Manila',
  untilChange: (date) => `oras sa Manila, hanggang ${date}`,
  workingHours: 'Oras ng trabaho',
  night: 'Gabi, 6 pm hanggang 6 am',
  noNight: 'Trabaho sa gabi: wala.',
  allNight: (hours) => `Trabaho sa gabi: buong ${hours}.`,
  someNight: (night, hours) => `Trabaho sa gabi: ${night} sa ${hours}.`,
  there: (range, place) => `${range} sa oras ng ${place}.`,
  thereDayBefore: (range, place) => `${range} sa oras ng ${place}, sa naunang araw.`,
  thereDayAfter: (range, place) => `${range} sa oras ng ${place}, sa kasunod na araw.`,
  beginsSaving: (date, place, range) =>
    `Sa ${date}, iuusad paabante ang oras sa ${place}: ang parehong oras ay magiging ${range} sa Manila.`,
  endsSaving: (date, place, range) =>
    `Sa ${date}, iuurong ang oras sa ${place}: ang parehong oras ay magiging ${range} sa Manila.`,
  stated: (words) => `Sabi sa job: “${words}”.`,
  hoursOf: (hours) => `${hours} oras`,
  minutesOf: (minutes) => `${minutes} minuto`,
}
