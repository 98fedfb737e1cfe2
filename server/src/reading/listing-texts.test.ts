import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHoursPerWeek } from './hours/hours.ts'
import { readJobType } from './job-type.ts'
import { cutFurniture, HIDDEN_MARK, markRedactions, readDescription, readLine } from './redactions.ts'

describe('hours per week', () => {
  test.each([
    ['40', 40],
    [' 20 ', 20],
    ['37.5', 37.5],
    ['30 hours', 30],
    ['25 hrs/week', 25],
  ])('%j is %j', (text, hours) => {
    expect(readHoursPerWeek(text)).toBe(hours)
  })

  test.each(['TBD', '', '-2', '0', '200', '20-30', 'flexible', '4e1'])('%j states none', (text) => {
    expect(readHoursPerWeek(text)).toBeUndefined()
  })
})

describe('job type', () => {
  test.each([
    ['Full Time', 'full-time'],
    ['part-time', 'part-time'],
    ['Gig', 'gig'],
    ['Any', 'any'],
    ['Something new', 'any'],
    ['', 'any'],
  ])("the board's %j is %j", (typeOfWork, type) => {
    expect(readJobType({ typeOfWork })).toBe(type)
  })

  test.each([
    { title: 'Shop Manager (Contract)' },
    { title: 'Designer, 6-month contract' },
    { title: 'Contract Position: Recruiter' },
    { payText: '$700 a month, contract-to-hire' },
    { description: 'This is a full-time contract role with weekly calls.' },
    { description: 'Job Type: Contract' },
    { description: 'You start on a three month contract.' },
  ])('a contract is recognised in %j', (texts) => {
    expect(readJobType({ typeOfWork: 'Full Time', ...texts })).toBe('contract')
  })

  test.each([
    { title: 'Contract Review Paralegal' },
    { title: 'Assistant for a Contractor' },
    { description: 'You will be engaged as an independent contractor.' },
    { description: 'Follow each sale from contract to close and renew contracts.' },
    { description: 'This is not just a contract; we want you to stay.' },
  ])('work with contracts is no contract: %j', (texts) => {
    expect(readJobType({ typeOfWork: 'Full Time', ...texts })).toBe('full-time')
  })
})

describe('what the board hides', () => {
  test('the element, its content included, becomes our words', () => {
    expect(markRedactions('Write to <ojfilter certainty="3"> ---------- </ojfilter> today')).toBe(
      `Write to ${HIDDEN_MARK} today`,
    )
  })

  test('the older wording goes too, even inside a word, and repeats become one', () => {
    expect(markRedactions('our teaUpgrade to see actual infombers')).toBe(`our tea${HIDDEN_MARK}mbers`)
    expect(markRedactions('Upgrade to see actual info\nUpgrade to see actual info/form')).toBe(
      `${HIDDEN_MARK}/form`,
    )
  })

  test('an unclosed element hides nothing else', () => {
    expect(readDescription('Start <ojfilter certainty="1">now')).toBe('Start now')
  })

  test('page furniture and all after it is cut', () => {
    expect(cutFurniture('The job.\n\nVIEW OTHER JOB POSTS FROM:\n\nWriting')).toBe('The job.\n\n')
    expect(readDescription('We view other job posts from time to time.')).toContain('from time to time')
  })
})

test('a title becomes one line', () => {
  expect(readLine('\u202eEditor\u2069 \u200eof books')).toBe('Editor of books')
  expect(readLine(' <b>Editor</b><br>&amp;\n teaUpgrade to see actual infombers ')).toBe(
    `Editor & tea${HIDDEN_MARK}mbers`,
  )
})

describe('a description', () => {
  test('keeps its paragraphs, lists and the words of its writer', () => {
    const source =
      'Who we are &amp; why<br />\r\nWe&#039;re small.<br /><br />\n\nTasks:<ul><li>Call</li><li>Write</li></ul>Pay < market? <b>No</b> &lt;3'
    expect(readDescription(source)).toBe(
      "Who we are & why\nWe're small.\n\nTasks:\n\n- Call\n- Write\n\nPay < market? No <3",
    )
  })

  test('that is clean already stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('word', ' ', '\n', '- ', 'a < b', '[', '5 & 6')), (parts) => {
        const once = readDescription(parts.join(''))
        expect(readDescription(once)).toBe(once)
      }),
    )
  })

  test('of any shape is read without failing', () => {
    const parts = fc.constantFrom(
      '<ojfilter',
      '>',
      '</ojfilter>',
      '<br',
      '&#',
      '1114112;',
      '&#xD800;',
      '<p',
      ' x',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
        expect(typeof readDescription(pieces.join(''))).toBe('string')
      }),
    )
  })
})
