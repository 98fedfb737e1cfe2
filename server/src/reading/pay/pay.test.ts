import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payAssumptions, readPay } from './pay.ts'
import { tokenisePay } from './pay-tokens.ts'

/** One line: bounds, currency and period; '?' after unwritten ones. */
function brief(text: string, context: Parameters<typeof readPay>[1] = {}): string {
  const reading = readPay(text, context)
  const currency = `${reading.currency ?? '-'}${reading.currency && !reading.currencyStated ? '?' : ''}`
  const period = `${reading.period ?? '-'}${reading.period && !reading.periodStated ? '?' : ''}`
  return `${reading.amount_min ?? '-'} ${reading.amount_max ?? '-'} ${currency} ${period}`
}

describe('what a pay text says', () => {
  test.each([
    ['$6.25/hr', '6.25 6.25 USD hour'],
    ['US$ 4 to 5.50 an hour', '4 5.5 USD hour'],
    ['$20-30 hr', '20 30 USD hour'],
    ['7$p/h - 9$p/h', '7 9 USD hour'],
    ['PHP 300 / hour - PHP 350', '300 350 PHP hour'],
    ['$650/mo - $900/mo', '650 900 USD month'],
    ['between $450 and $650 monthly', '450 650 USD month'],
    ['450/650$ per month', '450 650 USD month'],
    ['375_475$/week', '375 475 USD week'],
    ['Monthly salary: ₱31,000.00', '31000 31000 PHP month'],
    ['28k-34k pesos/mth depending on skill', '28000 34000 PHP month'],
    ['20-25k php per month', '20000 25000 PHP month'],
    ['₱22,000-,24000 a month', '22000 24000 PHP month'],
    ['70.000 PHP/month', '70000 70000 PHP month'],
    ['P 18, 000 monthly', '18000 18000 PHP month'],
    ['42,000k PHP a month', '42000 42000 PHP month'],
    ['?410/hour', '410 410 PHP hour'],
    ['$18,500 PHP per month', '18500 18500 PHP month'],
    ['$30,000 - $38,000 PHP', '30000 38000 PHP month?'],
    ['$12 CND per hour', '12 12 CAD hour'],
    ['€4,5 per hour', '4.5 4.5 EUR hour'],
    ['A$25/h', '25 25 AUD hour'],
    ['700 canadian dollars monthly', '700 700 CAD month'],
    ['$900/ montly', '900 900 USD month'],
    ['3900$/1Mon', '3900 3900 USD month'],
    ['$350,- per month', '350 350 USD month'],
    ['$250 twice a month', '250 250 USD half-month'],
    ['12,500 x 2', '12500 12500 PHP? month?'],
    ['$.50 per photo', '0.5 0.5 USD task'],
    ['Rs 20000', '20000 20000 INR -'],
    ['70/hr', '70 70 - hour'],
    ['₱9,000 semi-monthly', '9000 9000 PHP half-month'],
    ['Semi-monthly: ₱9,000', '9000 9000 PHP half-month'],
    ['not less than ₱20,000', '20000 - PHP month?'],
    ['not more than ₱20,000', '- 20000 PHP month?'],
    ['Semi-annual bonus, salary ₱30,000', '30000 30000 PHP month?'],
    ['less than ₱20,000', '- 20000 PHP month?'],
    ['5000 weekly', '5000 5000 PHP? week'],
    ['250/week', '250 250 USD? week'],
    ['1,500/week', '1500 1500 - week'],
    ['$420 every two weeks', '420 420 USD half-month'],
    ['₱650 per day', '650 650 PHP day'],
    ['USD 18k per year', '18000 18000 USD year'],
    ['$25 per thumbnail', '25 25 USD task'],
    ['fixed $45/10K words', '45 45 USD task'],
    ['$3 per widget', '3 3 USD task'],
    ['$350 build an online shop', '350 350 USD task'],
    ['$250/QX', '250 250 USD -'],
    ['11,000PH - 14,500PH', '11000 14500 PHP month?'],
    ['PH 22k - 26k', '22000 26000 PHP month?'],
    ['PH28,500/month', '28500 28500 PHP month'],
    ['21,000 PH pesos', '21000 21000 PHP month?'],
    ['PhP 24,000 a month', '24000 24000 PHP month'],
    ['Ph.P 24,000 a month', '24000 24000 PHP month'],
    ['19,500 P', '19500 19500 PHP month?'],
    ['$17,500 PH', '17500 17500 PHP month?'],
    ['$4.50 ph', '4.5 4.5 USD hour'],
    ['6PH', '6 6 USD? hour'],
    ['280PH', '280 280 PHP? hour'],
    ['₱320 ph', '320 320 PHP hour'],
    ['$1,150 PH per month', '1150 1150 USD month'],
    ['$600 PH', '600 600 USD month?'],
    ['$700PH', '700 700 USD month?'],
    ['600 USD PH', '600 600 USD month?'],
    ['$500-$800 PH', '500 800 USD month?'],
    ['$80 ph', '80 80 USD hour'],
    ['25,000 (PH)', '25000 25000 PHP month?'],
    ['25,000-30,000 (PH)', '25000 30000 PHP month?'],
    ['25,000 - PH', '25000 25000 PHP month?'],
    ['$5 (PH)', '5 5 USD hour'],
    ['20,000 - PH 25,000', '20000 25000 PHP month?'],
    ['800 PH per month', '800 800 USD? month'],
    ['500PH/day', '500 500 PHP? day'],
    ['$5 ph, paid weekly', '5 5 USD hour'],
    ['13kPH', '13000 13000 PHP month?'],
    ['10kPH-13kPH', '10000 13000 PHP month?'],
    ['10k-13kPH', '10000 13000 PHP month?'],
    ['13kPHP', '13000 13000 PHP month?'],
    ['$6/hr, PH holidays off', '6 6 USD hour'],
    ['450P/day', '450 450 PHP? day'],
    ['11,200 PHP/month to 18000-25500 PHP/month after a trial', '11200 25500 PHP month'],
    ['$4 to $5-$7 per hour', '4 7 USD hour'],
    ['$500-600 - 40 hours', '500 600 USD month?'],
  ])('ben reads %j as %j', (text, expected) => {
    expect(brief(text, { typeOfWork: 'Full Time' })).toBe(expected)
  })

  test.each([
    ['up to ₱45,000 per month', '- 45000 PHP month'],
    ['max $9/hr', '- 9 USD hour'],
    ['$650+ per month', '650 - USD month'],
    ['₱26,000 ++', '26000 - PHP month?'],
    ['from $5 an hour', '5 - USD hour'],
    ['Starting at $7.50/hour', '7.5 - USD hour'],
    ['$4 per hour and up', '4 - USD hour'],
    ['$900 - $1,100+ monthly', '900 1100 USD month'],
    ['$550/month starting rate', '550 550 USD month'],
    ['$600+ bonuses monthly', '600 600 USD month?'],
  ])('an open end stays open: %j is %j', (text, expected) => {
    expect(brief(text)).toBe(expected)
  })

  test.each([
    ['$2.50/hr base + 8% commission', '2.5 2.5 USD hour'],
    ['$520 plus $90 commission per deal', '520 520 USD month?'],
    ['$40 commission per sale + $380/month', '380 380 USD month'],
    ['$750/month + 13th month pay', '750 750 USD month'],
    ['$640/month for 40 hours/week', '640 640 USD month'],
    ['$5/hr, 35-40 hrs, 9am-5pm EST', '5 5 USD hour'],
    ['Call 0917 555 0123: $6/hr', '6 6 USD hour'],
    ['2026 rate $8/hr', '8 8 USD hour'],
    ['Month 1: $600, Month 2: $650', '600 600 USD month?'],
    ['24/7 desk, ₱30,000 a month', '30000 30000 PHP month'],
    ['$18 per video (6-8 minutes)', '18 18 USD task'],
  ])('other figures are left alone: %j is %j', (text, expected) => {
    expect(brief(text)).toBe(expected)
  })

  test.each([
    '',
    'TBA',
    'as discussed',
    'DOE',
    '///',
    '$',
    '000',
    '2026',
    '15% of each sale',
    '40 hours per week',
    'Monday to Friday 9-5',
    '+63 917 555 0123',
    'add me: someone_20481',
    'up to 30,0000',
    '$1,300 – $150/month',
    'Sales Agent 1234567 - OnlineJobs.ph',
  ])('unknown stays unknown: %j has no amount', (text) => {
    const reading = readPay(text, { typeOfWork: 'Full Time', hoursPerWeek: 40 })
    expect([reading.amount_min, reading.amount_max, reading.monthlyUsdMax]).toEqual([null, null, null])
  })

  test('a currency or a rhythm without a figure is kept', () => {
    expect(brief('TBD, paid in NZD monthly')).toBe('- - NZD month')
  })
})

describe('guesses are marked as guesses', () => {
  test.each([
    ['650', '650 650 USD? month?', ['currency-by-size', 'month-by-size']],
    ['32000', '32000 32000 PHP? month?', ['currency-by-size', 'month-by-size']],
    ['6-8', '6 8 USD? hour?', ['currency-by-size', 'hour-by-size']],
    ['4500', '4500 4500 - -', []],
    ['$5', '5 5 USD hour?', ['hour-by-size']],
    ['$70', '70 70 USD -', []],
    ['$1,100', '1100 1100 USD month?', ['month-by-size']],
    ['?48,000', '48000 48000 PHP month?', ['month-by-size', 'peso-sign-lost']],
    ['30-40k PHP', '30000 40000 PHP month?', ['month-by-size', 'thousands-carried']],
    ['₱40,000 (about $690) a month', '40000 40000 PHP month?', ['month-by-size', 'first-of-several']],
  ])('a bare %j is %j', (text, expected, assumptions) => {
    expect(brief(text)).toBe(expected)
    expect(readPay(text).assumptions).toEqual(assumptions)
  })

  test('nothing is guessed of a gig: its pay may be for the piece', () => {
    expect(brief('$600', { typeOfWork: 'Gig' })).toBe('600 600 USD -')
  })
})

describe('pay for a month', () => {
  const rates = { date: '2026-01-02', perUsd: { USD: 1, PHP: 60 } }
  const month = (text: string, context: Parameters<typeof readPay>[1] = {}) => {
    const reading = readPay(text, { rates, ...context })
    return [reading.monthlyUsdMin, reading.monthlyUsdMax, reading.monthlyPhpMin, reading.monthlyPhpMax]
  }

  test('hourly pay times the stated hours times 52 weeks over 12 months', () => {
    expect(month('$6-9/hr', { hoursPerWeek: 20 })).toEqual([520, 780, 31_200, 46_800])
    expect(readPay('$6/hr', { hoursPerWeek: 20 }).assumptions).toEqual([])
  })

  test('without stated hours only Full Time is taken as 40, and marked', () => {
    expect(month('$6/hr', { typeOfWork: 'Full Time' })).toEqual([1040, 1040, 62_400, 62_400])
    expect(readPay('$6/hr', { typeOfWork: 'full-time' }).assumptions).toEqual(['full-time-40-hours'])
    expect(month('$6/hr', { typeOfWork: 'Part Time' })).toEqual([null, null, null, null])
    expect(month('$6/hr', { typeOfWork: 'Any' })).toEqual([null, null, null, null])
  })

  test('weeks, half-months, years and days become months; a piece of work does not', () => {
    expect(month('$120 a week')).toEqual([520, 520, 31_200, 31_200])
    expect(month('₱15,000 per cutoff')).toEqual([500, 500, 30_000, 30_000])
    expect(month('$12,000/year')).toEqual([1000, 1000, 60_000, 60_000])
    expect(month('₱600/day', { hoursPerWeek: 40 })).toEqual([217, 217, 13_000, 13_000])
    expect(month('$90 per project', { typeOfWork: 'Full Time' })).toEqual([null, null, null, null])
  })

  test('an open end stays open in pesos too', () => {
    expect(month('up to ₱60,000 monthly')).toEqual([null, 1000, null, 60_000])
    expect(month('$700+ a month')).toEqual([700, null, 42_000, null])
  })

  test("the employer's own figure for the month is taken before our sum", () => {
    expect(month('$5 an hour ($780 monthly)', { hoursPerWeek: 40 })).toEqual([780, 780, 46_800, 46_800])
  })

  test.each([
    ['$60/week ($240/month)', [240, 240]],
    ['₱550 a day, 12,100 pesos monthly', [202, 202]],
    ['₱9,000 per cutoff (18,000 a month)', [300, 300]],
    ['$9,600/year ($800/month)', [800, 800]],
  ])("so is the month beside another period's pay: %s", (text, expected) => {
    expect(month(text, { hoursPerWeek: 40 }).slice(0, 2)).toEqual(expected)
    expect(readPay(text, { hoursPerWeek: 40 }).assumptions).toContain('month-from-text')
  })

  test('a month that cannot be the same pay is another offer', () => {
    expect(month('$60 weekly, later $1,500 a month').slice(0, 2)).toEqual([260, 260])
  })

  test.each([8, 9, 10])('%i hours of Full Time work are a day of five in a week, and marked', (stated) => {
    const work = { typeOfWork: 'Full Time', hoursPerWeek: stated }
    const hourly = readPay('$6/hr', work)
    expect(hourly).toMatchObject({ assumptions: ['hours-of-a-day'] })
    expect(hourly.monthlyUsdMax).toBe(Math.round((6 * stated * 5 * 52) / 12))
    expect(readPay('₱900/day', { rates, ...work })).toMatchObject({
      monthlyPhpMax: 19_500,
      assumptions: ['hours-of-a-day'],
    })
    expect(readPay('$700 a month', work).assumptions).toEqual([])
  })

  test('the same hours are a week of Part Time work, and twelve are nobody’s day', () => {
    expect(month('$6/hr', { typeOfWork: 'Part Time', hoursPerWeek: 10 })).toEqual([260, 260, 15_600, 15_600])
    expect(month('$6/hr', { typeOfWork: 'Full Time', hoursPerWeek: 12 }).slice(0, 2)).toEqual([312, 312])
  })

  test('a slip is not multiplied into a fortune', () => {
    expect(month('$450/hr', { hoursPerWeek: 40 })).toEqual([null, null, null, null])
    expect(readPay('$450/hr', { hoursPerWeek: 40 }).assumptions).toEqual(['implausible-month'])
  })

  test('every reading names the day of its rates, and a currency without a rate has no month', () => {
    expect(readPay('TBD', { rates }).rateDate).toBe('2026-01-02')
    expect(month('GBP 900 per month')).toEqual([null, null, null, null])
  })
})

describe('any text at all', () => {
  const pieces =
    '$ ₱ ? P PHP USD - – / to or + k % , . ( ) _ 5 600 1,000 40,0000 30.000 2025 0 per hr month up week bonus 9am'
  const payLike = fc
    .array(fc.constantFrom(' ', ...pieces.split(' ')), { maxLength: 25 })
    .map((parts) => parts.join(''))
  const anyText = fc.oneof(
    payLike,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme' }),
  )

  test('is read without failing, and no range is upside down', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.option(fc.integer({ min: -5, max: 200 }), { nil: undefined }),
        (text, hoursPerWeek) => {
          const reading = readPay(text, { typeOfWork: 'Full Time', hoursPerWeek })
          const ranges = [
            [reading.amount_min, reading.amount_max],
            [reading.monthlyUsdMin, reading.monthlyUsdMax],
            [reading.monthlyPhpMin, reading.monthlyPhpMax],
          ]
          for (const [min, max] of ranges) {
            if (typeof min === 'number' && typeof max === 'number') expect(min).toBeLessThanOrEqual(max)
            for (const bound of [min, max]) expect(bound === null || Number.isFinite(bound)).toBe(true)
          }
          if (reading.amount_min === null && reading.amount_max === null)
            expect(reading.monthlyPhpMax).toBeNull()
          expect(payAssumptions).toEqual(expect.arrayContaining([...reading.assumptions]))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('is read no further than its first 500 characters', () => {
    const filler = '$1-'.repeat(34_000)
    expect(tokenisePay(filler).length).toBeLessThanOrEqual(500)
    expect(readPay(`${' '.repeat(500)}$900 a month${filler}`).amount_max).toBeNull()
  })

  test('a reading written out is read as the same again', () => {
    const currency = fc.constantFrom('PHP', 'USD', 'AUD', 'EUR')
    const period = fc.constantFrom('hour', 'day', 'week', 'month', 'year')
    const cents = fc.integer({ min: 100, max: 9_999_999 })
    fc.assert(
      fc.property(currency, period, cents, fc.integer({ min: 0, max: 900 }), (code, per, low, more) => {
        const write = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 })
        const [min, max] = [low / 100, (low + more) / 100]
        const reading = readPay(`${code} ${write(min)} - ${write(max)} per ${per}`)
        const read = [reading.currency, reading.amount_min, reading.amount_max, reading.period]
        expect(read).toEqual([code, min, max, per])
        expect(reading.currencyStated && reading.periodStated).toBe(true)
      }),
    )
  })

  test.each([
    ['$', 'USD'],
    ['₱', 'PHP'],
    ['£', 'GBP'],
    ['€', 'EUR'],
    ['PHP', 'PHP'],
    ['P', 'PHP'],
    ['AUD', 'AUD'],
    ['NZ$', 'NZD'],
  ])('a currency stands with or without a space: %s is %s', (written, code) => {
    for (const text of [`${written}450 weekly`, `${written} 450 weekly`]) {
      expect(brief(text)).toBe(`450 450 ${code} week`)
    }
  })
})

test.each(['8 hours $32', '20 USD for 5 hours', '$15 8hrs/day'])(
  'makes no month of %s, which may be paid for all of those hours',
  (text) => {
    expect(readPay(text, { typeOfWork: 'Full Time', hoursPerWeek: 40 }).monthlyPhpMax).toBeNull()
    expect(readPay('$4 x 8 hours', { typeOfWork: 'Full Time', hoursPerWeek: 40 }).monthlyUsdMax).toBe(693)
  },
)

test.each(['20', '5', '6-8'])('makes no monthly figure out of a bare %s, whatever the hours', (text) => {
  const reading = readPay(text, { typeOfWork: 'Full Time', hoursPerWeek: 40 })
  expect(reading).toMatchObject({
    monthlyUsdMin: null,
    monthlyUsdMax: null,
    monthlyPhpMin: null,
    monthlyPhpMax: null,
  })
  expect(reading.amount_min ?? reading.amount_max).not.toBeNull()
})
