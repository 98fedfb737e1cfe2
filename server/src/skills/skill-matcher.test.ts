/** @module-tag security */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectSkills, readSkillList } from './skill-list.ts'
import { createSkillMatcher } from './skill-matcher.ts'
import { skillKeyOf } from './skill-words.ts'

const { find, lookup } = createSkillMatcher(projectSkills)
const namesIn = (text: string) => find(text).map(({ name }) => name)

describe('what a resume says', () => {
  it.each<[string, string[]]>([
    ['cold-calling and e-mail marketing', ['Cold Calling', 'Email Marketing']],
    ['Cold Calls, Google Ad campaigns', ['Cold Calling', 'Google Ads']],
    ['C++, C#, .NET, ASP.NET and VB.NET', ['C++', 'C#', '.NET', 'ASP.NET', 'VB.NET']],
    ['Node.js/Express, nodejs, React.js', ['Node.js', 'Express.js', 'Node.js', 'React']],
    [
      'CI/CD, A/B testing, UI/UX, P&L, R&D',
      ['CI/CD', 'A/B Testing', 'UI/UX Design', 'Profit and Loss', 'Research and Development'],
    ],
    ['quick books, QuickBooks, QUICKBOOKS', ['QuickBooks', 'QuickBooks', 'QuickBooks']],
    ['ecommerce, e-commerce, E commerce', ['E-commerce', 'E-commerce', 'E-commerce']],
    ['frontend and back end developer', ['Front-end Development', 'Back-end Development']],
    ['Résumé writing', ['Resume Writing']],
    ['CompTIA A+, CompTIA Security+', ['CompTIA A+', 'CompTIA Security+']],
    ['I ran customer\nservice for two shops', ['Customer Service']],
    ['Email\nMarketing\nSales', ['Marketing', 'Sales']],
    ['Facebook Ads Manager', ['Facebook Ads']],
    ['Manager of Canva’s design', ['Canva']],
  ])('%j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('names that are ordinary words too', () => {
  it.each<[string, string[]]>([
    ['Proficient in Word, Excel and Outlook.', ['Microsoft Word', 'Microsoft Excel', 'Microsoft Outlook']],
    ['Microsoft Office (Word, Access)', ['Microsoft Office', 'Microsoft Word', 'Microsoft Access']],
    ['excel, word, powerpoint', ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint']],
    ['Languages: Python, Go and Rust', ['Python', 'Go', 'Rust']],
    ['• Swift\n• Kotlin\n• R', ['Swift', 'Kotlin', 'R Programming']],
    ['C, R', ['C', 'R Programming']],
    ['I excel at what I do, by word of mouth, and go the way my teams make', []],
    ['Word of mouth brings access to teams. Go on and make notion of it.', []],
    ['$5/hr, 40 hr a week', []],
    ['Grades: A, B, C', []],
    ['Vitamin C, nutrition', ['Nutrition']],
    ['cooking with a r recipe', []],
    ['a sale in a shop', []],
  ])('%j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('what people say they did', () => {
  it.each<[string, string[]]>([
    ['Managed the inventory of two shops', ['Inventory Management']],
    ['Answers 50 incoming calls a day', ['Call Handling']],
    ['scheduling appointments; booked flights', ['Appointment Setting', 'Travel Arrangements']],
    ['preparation of tax returns', ['Tax Preparation']],
    ['Processed orders, payments and invoices', ['Order Processing', 'Payment Processing', 'Invoicing']],
    ['Oversaw managing guest complaints', ['Complaint Handling']],
    ['Inventory Manager', ['Inventory Management']],
    ['Email and calendar management', ['Email Management', 'Calendar Management']],
    ['email, chat and phone support', ['Email Support', 'Chat Support', 'Phone Support']],
    ['email/chat support', ['Email Support', 'Chat Support']],
    ['managed project teams', []],
    ['managed by the owner. Projects came later', []],
    ['email. Calendar management', ['Calendar Management']],
    ['worked with accountants and virtual assistants', []],
    ['Sales Associate', ['Sales']],
  ])('%j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

it('addresses hold no skills, though the same words do', () => {
  expect(namesIn('https://github.com/ana linkedin.com/in/ana ana@python.org www.canva.com/p')).toEqual([])
  expect(namesIn('GitHub, LinkedIn, Python, Monday.com, Booking.com')).toHaveLength(5)
})

it('says where a skill stands in the text as it was given', () => {
  const text = 'Año 2020 – “Node.JS” & Quick\u00a0Books'
  expect(find(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Node.JS', 'Quick\u00a0Books'])
})

it.each([
  ['js', 'JavaScript'],
  ['Cold Calls', 'Cold Calling'],
  ['word', 'Microsoft Word'],
  ['GO', 'Go'],
  ['c', 'C'],
  ['  e-mail   marketing ', 'Email Marketing'],
  ['Kindle Direct Publishing (KDP)', 'Kindle Direct Publishing'],
  ['Excel (advanced) ', 'Microsoft Excel'],
])('looks up %j, which was given as a skill, without asking for its capitals', (given, name) => {
  expect(lookup(given)?.name).toBe(name)
})

it.each(['', ',', '()', 'sale', 'unheard of', 'customer service and more'])('does not know %j', (given) => {
  expect(lookup(given)).toBeUndefined()
})

it('of overlapping skills the longest is meant, and what is written by hand goes before what is guessed', () => {
  const matcher = createSkillMatcher(
    readSkillList('# Any\nActive Campaign\nCampaign\nActiveCampaign Pro\nDataEntry = Data Mess'),
  )
  expect(
    matcher.find('active campaign, activecampaign pro, campaign, data entry').map(({ key }) => key),
  ).toEqual(['active campaign', 'activecampaign pro', 'campaign', 'dataentry'])
})

const names = fc.constantFrom(...projectSkills.filter(({ names: [first] }) => first?.mark === null))

it('finds any skill in any list, in order, and never outside the text', () => {
  fc.assert(
    fc.property(
      fc.array(names, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(', ', '; ', ' | ', '\n• ', ' / '),
      (skills, sign) => {
        const text = skills.map(({ name }) => name).join(sign)
        expect(find(text).map(({ key }) => key)).toEqual(skills.map(({ key }) => key))
      },
    ),
  )
})

it('takes any text: what is found is inside it, in order, apart, and is a name of that skill', () => {
  const words = fc.constantFrom(
    'C',
    '++',
    '#',
    '.net',
    'node',
    '.js',
    '&',
    'e',
    '-',
    'mail',
    'Word',
    ',',
    ' ',
    '\n',
    '@',
    '://',
    "'s",
    'R',
    'and',
    '\ud83d',
    '́',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words, { maxLength: 40 }).map((some) => some.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0
      for (const { key, start, end } of find(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(lookup(text.slice(start, end))?.key).toBe(key)
        last = end
      }
      expect(skillKeyOf(skillKeyOf(text))).toBeDefined()
    }),
  )
})

it.each([
  'a'.repeat(300_000),
  'a.'.repeat(150_000),
  '@'.repeat(300_000),
  'C, '.repeat(100_000),
  'e-'.repeat(150_000),
  'www.'.repeat(75_000),
  "a'".repeat(150_000),
  '-\n'.repeat(150_000),
  'sales '.repeat(50_000),
  'managed the '.repeat(25_000),
  'handled refunds, '.repeat(18_000),
  'email, '.repeat(40_000),
])('a text made to be slow is read like any other (%#)', (text) => {
  expect(find(text).length).toBeLessThanOrEqual(text.length)
})
