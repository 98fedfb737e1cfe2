import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShift } from './shift.ts'

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

describe('hours with a time zone', () => {
  test.each([
    ['9am-5pm EST', '9:00', '17:00', 'America/New_York'],
    ['Hours are 8:00 AM to 5:00 PM (PST)', '8:00', '17:00', 'America/Los_Angeles'],
    ['Be there between 9 and 5 Eastern.', '9:00', '17:00', 'America/New_York'],
    ['10PM - 7AM Manila time', '22:00', '7:00', 'Asia/Manila'],
    ['0900-1700 AEST', '9:00', '17:00', 'Australia/Sydney'],
    ['Mon-Fri 8am–4pm Central Time', '8:00', '16:00', 'America/Chicago'],
    ['9:00 AM - 6:00 PM GMT+8', '9:00', '18:00', 'Etc/GMT-8'],
    ['9am to 1pm UTC-5', '9:00', '13:00', 'Etc/GMT+5'],
    ['9:30am - 6:30pm GMT+5:30', '9:30', '18:30', 'Asia/Kolkata'],
    ['09:00 - 17:00 UTC', '9:00', '17:00', 'Etc/GMT'],
    ['For our UK office: 8.30 – 5.30 (GMT)', '8:30', '17:30', 'Europe/London'],
    ['14:00 - 22:00 PH time', '14:00', '22:00', 'Asia/Manila'],
    ['9 am–5 pm UK time', '9:00', '17:00', 'Europe/London'],
    ['7am to 3pm Sydney time', '7:00', '15:00', 'Australia/Sydney'],
    ['Our team is in Brisbane and works 8am - 4pm AEST', '8:00', '16:00', 'Australia/Brisbane'],
    ['9 am – 6 pm, Australian EST', '9:00', '18:00', 'Australia/Sydney'],
    ['8am-4pm Perth time', '8:00', '16:00', 'Australia/Perth'],
    ['8:30 AM – 5:00 PM MDT', '8:30', '17:00', 'America/Denver'],
    ['9am-5pm NZST', '9:00', '17:00', 'Pacific/Auckland'],
    ['9am - 6pm SGT', '9:00', '18:00', 'Asia/Singapore'],
    ['9 AM to 6 PM ET', '9:00', '18:00', 'America/New_York'],
    ['graveyard shifts, 10-6pm EST', '10:00', '18:00', 'America/New_York'],
    ['7-4AM PHT', '19:00', '4:00', 'Asia/Manila'],
    ['from 9am-530pm US EST', '9:00', '17:30', 'America/New_York'],
    ['930AM PST -5PM PST', '9:30', '17:00', 'America/Los_Angeles'],
    ['8:30am EST to 5:30pm EST', '8:30', '17:30', 'America/New_York'],
    ['-8 PST - 8am-5pm', '8:00', '17:00', 'America/Los_Angeles'],
    ['12:00mn to 8:30am PH Time', '0:00', '8:30', 'Asia/Manila'],
    ['noon to 8pm EST', '12:00', '20:00', 'America/New_York'],
    ['12 AM to 8:30 AM Manila Time', '0:00', '8:30', 'Asia/Manila'],
    ['9:00 AM - 14:00 PM EST (New York Time)', '9:00', '14:00', 'America/New_York'],
    ['PST hours: 9:00 AM - 5:30 PM', '9:00', '17:30', 'America/Los_Angeles'],
    ['(PH time: 9:30 PM–6:00 AM)', '21:30', '6:00', 'Asia/Manila'],
    [
      '8:00 a.m.-5:00 p.m. Monday-Friday during US Eastern Standard Time',
      '8:00',
      '17:00',
      'America/New_York',
    ],
    ['Eastern Standard Time (EST) – typically 9 AM to 6 PM', '9:00', '18:00', 'America/New_York'],
    ['7:00am - 4:00pm (Philippines)', '7:00', '16:00', 'Asia/Manila'],
    ['Mon to Fri, 6:30 AM to 3:30 PM, Philippines', '6:30', '15:30', 'Asia/Manila'],
    ['9am-6pm (California)', '9:00', '18:00', 'America/Los_Angeles'],
    ['Schedule 9:00-18:00 (Singapore)', '9:00', '18:00', 'Asia/Singapore'],
    ['Our office is open 9am-5pm EST. You answer its phone.', '9:00', '17:00', 'America/New_York'],
    [
      'We require you to work our business hours, 9am-5pm CST. Flexible hours on Friday.',
      '9:00',
      '17:00',
      'America/Chicago',
    ],
    ['A night shift in the Philippines: 10 pm to 7 am.', '22:00', '7:00', 'Asia/Manila'],
    ['Your hours in the Philippines will be 9 PM to 6 AM', '21:00', '6:00', 'Asia/Manila'],
    ['Philippine night shift, 10 PM - 7 AM', '22:00', '7:00', 'Asia/Manila'],
    ['US hours (in the Philippines that is 9 PM to 6 AM)', '21:00', '6:00', 'Asia/Manila'],
    ['You work 10 pm to 7 am in the Philippines each day', '22:00', '7:00', 'Asia/Manila'],
    ['10 pm to 7 am time in the Philippines', '22:00', '7:00', 'Asia/Manila'],
    ['Night shift in the Philippines: 9am-5pm EST', '9:00', '17:00', 'America/New_York'],
    ['Wednesday - Sunday 7 AM - 5 PM San Antonio Texas Time', '7:00', '17:00', 'America/Chicago'],
  ])('%j', (text, start, end, zone) => {
    expect(readShift(text)).toMatchObject({ start_minute: at(start), end_minute: at(end), time_zone: zone })
  })

  test.each([
    ['Schedule: 8 AM – 5 PM (PH Time) daily', '8 AM – 5 PM (PH Time)'],
    ['Hours\n9am -  5pm MST/MDT', '9am - 5pm MST'],
    ['It is 8:30am EST to 5:30pm EST each day', '8:30am EST to 5:30pm EST'],
    ['Korea Standard Time (KST): 2:00 PM – 9:00 PM, daily', '(KST): 2:00 PM – 9:00 PM'],
  ])('are told in the words of %j', (text, stated) => {
    expect(readShift(text)?.stated).toBe(stated)
  })

  test('of several the first counts, in two zones or with a shorter Friday', () => {
    expect(readShift('8 AM to 5 PM PST | 12 AM to 9 AM Manila Time')).toMatchObject({
      start_minute: 480,
      time_zone: 'America/Los_Angeles',
    })
    expect(readShift('Mondays: 8:00 AM to 4:00 PM (PHT)\nFridays: 7:30 to 2:00 PM (PHT)')?.start_minute).toBe(
      480,
    )
  })
})

describe('no hours are told', () => {
  test.each([
    ['where none are stated', 'You work US hours, 40 hours a week.'],
    ['without a zone', 'Monday to Friday, 9am to 6pm. You report to EST staff.'],
    ['in an unclear zone', '9am-5pm IST'],
    ['in a zone to choose', '9:00-5:00 M-F within EST, CST, MST, or PST time zones.'],
    ['in either of two zones', '9am-5pm EST or PST'],
    ['for US time, which is six zones', '9am-5pm US time'],
    ['where there are two shifts to choose from', 'AUS: 9 AM - 6 PM PHT\nUSA: 7 PM - 4 AM PHT'],
    ['for one of two shifts', '6am-2pm or 2pm-10pm EST'],
    ['where morning and night are not told apart', '9-6 PH time'],
    ['where a night shift has the hours of a day', 'Philippines night shift (8AM–5PM PHT)'],
    ['where the text speaks of Australia and says EST', 'An Australian company. 9am-5pm EST'],
    ['where the country is the seeker’s', 'A VA in the Philippines, 9am-5pm US hours'],
    ['where the country is a market', 'Support from 9am to 5pm in the Philippines and Singapore.'],
    ['for an interview', 'Interviews are between 9:00 AM and 3:30 PM PST'],
    ['for a training', 'Training hours (first week): 9AM–5PM Eastern Standard Time'],
    ['of an office, for who works at will', 'Our office is open 9am-5pm EST. Work whenever you want.'],
    ['of a team, for who works at will', 'Our team works 9am-5pm EST. You can work any time.'],
    ['of clients, for who works at will', 'Client’s hours are 9am to 5pm CST. Set your own schedule.'],
    ['of a market', 'The store sells from 9am to 5pm in Texas and California.'],
    ['for an overlap', 'at least 3 hours overlap between 9 AM–3 PM CST'],
    ['for a span to choose from', 'any 4-hour shift between 9am to 7pm PST'],
    ['for half a day and more', 'reachable 10:00 AM – 10:00 PM Pacific Time'],
    ['for a week in August', 'required August 11–14 (8:30am-6pm CT)'],
    ['for two deadlines', 'Calls at 9am and 5pm EST'],
    ['for a number of things', 'Identify 10–20 UK-based brands, 9-5 mentality, $9-5 EST'],
    ['in another sentence', 'We work 9am-5pm. Our EST clients write at night.'],
    ['for impossible times', '25:00 - 31:00 EST, 9:75am - 5pm EST, 14am-5pm EST'],
  ])('%s', (_why, text) => {
    expect(readShift(text)).toBeNull()
  })
})

describe('PST', () => {
  test('is the Pacific coast’s', () => {
    expect(readShift('For Filipinos: 8AM-5PM PST')?.time_zone).toBe('America/Los_Angeles')
  })

  test.each([
    '8AM-5PM PST (Philippine Standard Time)',
    '8AM-5PM PST (GMT+8)',
    'All times are Philippine Standard Time. Work is 8AM-5PM PST.',
  ])('is Manila’s where the listing says so: %j', (text) => {
    expect(readShift(text)?.time_zone).toBe('Asia/Manila')
  })

  test('is nobody’s where the listing speaks of both', () => {
    expect(readShift('From Philippine Standard Time we change to Pacific Time: 8AM-5PM PST')).toBeNull()
  })
})

test('any text is read without failing, and a reading is a time of day', () => {
  const parts = fc.constantFrom(
    '9',
    '5',
    'am',
    'pm',
    '-',
    ' ',
    ':',
    '00',
    'EST',
    'PST',
    '(',
    ')',
    'GMT',
    '+8',
    '\n',
    'between',
    'and',
    'Manila time',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
      const shift = readShift(pieces.join(''))
      if (!shift) return
      expect(shift.start_minute).toBeLessThan(1440)
      expect(shift.end_minute).toBeLessThan(1440)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: shift.time_zone })).not.toThrow()
    }),
  )
})

test.each([
  '9-5 ',
  '9am-5pm in the philippines ',
  'night shift in the philippines ',
  'in the philippines that is ',
  'Our office is open 9am-5pm EST. ',
  '9am to 5pm EST, ',
  '1:',
  '99999',
  'between 9 and ',
  'PST 9am-',
  ' ',
  '(',
  'Eastern ',
])('a hundred thousand characters of %j are read', (part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length))
  expect(() => readShift(text)).not.toThrow()
})
