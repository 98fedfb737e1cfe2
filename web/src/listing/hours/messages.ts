import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const shiftMessages = defineMessages({
  hours: 'Hours',
  range: (start: string, end: string) => `${start}–${end}`,
  manilaTime: 'Manila time',
  untilChange: (date: string) => `Manila time, until ${date}`,
  workingHours: 'Working hours',
  night: 'Night, 6 pm to 6 am',
  noNight: 'Night work: none.',
  allNight: (hours: string) => `Night work: all ${hours}.`,
  someNight: (night: string, hours: string) => `Night work: ${night} of ${hours}.`,
  there: (range: string, place: string) => `${range} ${place} time.`,
  thereDayBefore: (range: string, place: string) => `${range} ${place} time, on the day before.`,
  thereDayAfter: (range: string, place: string) => `${range} ${place} time, on the day after.`,
  beginsSaving: (date: string, place: string, range: string) =>
    `On ${date} clocks in ${place} go forward. The hours will then be ${range} in Manila.`,
  endsSaving: (date: string, place: string, range: string) =>
    `On ${date} clocks in ${place} go back. The hours will then be ${range} in Manila.`,
  stated: (words: string) => `The job says: “${words}”.`,
  hoursOf: (hours: number) => counted(hours, 'hour'),
  minutesOf: (minutes: number) => counted(minutes, 'minute'),
})
