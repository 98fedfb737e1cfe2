import { expect, it } from 'vitest'
import { linesOf } from '../../../test/resumes/resume-lines.ts'
import { readLines } from '../read-lines.ts'
import { readPastJobs } from './past-jobs.ts'

const now = new Date('2026-11-20')
const jobsOf = (text: string) =>
  readPastJobs(linesOf(text), now).map(({ title, company, period, summary }) => ({
    title,
    company,
    period: `${period.start} to ${period.end}`,
    summary,
  }))

const job = {
  title: 'Virtual Assistant',
  company: 'Northwind BPO',
  period: 'Jan 2020 to Present',
  summary: 'Calls',
}

it.each([
  ['title, then company', '## Virtual Assistant\tJan 2020 - Present\nNorthwind BPO, Cebu City\n- Calls'],
  ['company, then title', '## Northwind BPO, Pasig\tJan 2020 - Present\nVirtual Assistant\n- Calls'],
  ['bars', '## Virtual Assistant | Northwind BPO, remote | Jan 2020 - Present\n- Calls'],
  ['at', '## Virtual Assistant at Northwind BPO (Jan 2020 - Present)\n- Calls'],
  ['a dash', '## Virtual Assistant – Northwind BPO, Manila (Jan 2020 – Present)\n- Calls'],
  ['three lines', '## Virtual Assistant\n## Northwind BPO, Pasig\n## Jan 2020 - Present\n- Calls'],
  ['the period first', 'Jan 2020 - Present\nVirtual Assistant\nNorthwind BPO\n- Calls'],
  ['the place before the title', 'Jan 2020 - Present\nNorthwind BPO\nCebu City\nVirtual Assistant\n- Calls'],
])('a job written with %s is read', (_, text) => {
  expect(jobsOf(text)).toEqual([job])
})

it('jobs come newest first, each with its own lines', () => {
  const jobs = jobsOf(`## Cashier\t2012 - 2014
    Suki Minimart, Bocaue
    - Balanced the drawer
    ## Bookkeeper\t2015 - 2019
    Reyes & Co., Makati
    - Kept the books of \\
    twelve shops`)
  expect(jobs.map(({ title, company, summary }) => [title, company, summary])).toEqual([
    ['Bookkeeper', 'Reyes & Co.', 'Kept the books of twelve shops'],
    ['Cashier', 'Suki Minimart', 'Balanced the drawer'],
  ])
})

it('what a template left unfilled is no company', () => {
  expect(jobsOf('Company Name City , State Claims Examiner 07/2014 to 05/2015\n- Claims')).toMatchObject([
    { title: 'Claims Examiner', company: '' },
  ])
})

it('titles stand above all periods or below all of them, as the first job shows', () => {
  const jobs = jobsOf(`Support Officer
    March 2021 - August 2025
    System Administrator
    April 2020 - January 2021
    Lab Technician
    April 2019 - March 2020`)
  expect(jobs.map(({ title, company }) => [title, company])).toEqual([
    ['Support Officer', ''],
    ['System Administrator', ''],
    ['Lab Technician', ''],
  ])
})

it.each([
  'Increased sales by a tenth from 2013-2015',
  'Creating and maintaining a network of outside consultants, 2012-2016',
  'the records of all members of the club between 2013 - 2015',
])('“%s” tells of a job and is none', (text) => {
  expect(jobsOf(`Cashier, Suki Minimart, 2010 - 2016\n${text}`)).toHaveLength(1)
})

it.each([
  ['Responsibilities Help the manager with the stock', ''],
  ['Tala Foods Responsibilities: kept the stock', 'Tala Foods'],
  ['Tala Foods is a family owned maker of sauces', 'Tala Foods'],
])('what stands beside a job, “%s”, names the company “%s”', (text, company) => {
  expect(jobsOf(`Cashier 2010 - 2016 ${text}`)).toMatchObject([{ title: 'Cashier', company }])
})

it('a sentence that names years is no job', () => {
  const text =
    '## Teacher\t2015 - 2019\n- Between 2016 - 2018 the reading club that I led grew from ten to sixty pupils in all.'
  expect(jobsOf(text)).toHaveLength(1)
})

it.each([
  ['Full Stack Developer, Northwind Retail', 'Full Stack Developer', 'Northwind Retail'],
  ['Web Developer, Studio Katipunan', 'Web Developer', 'Studio Katipunan'],
  ['Team Member, Academy of Finance and Enterprise', 'Team Member', 'Academy of Finance and Enterprise'],
  ['Head Cook, Kubo Kitchen, Makati City', 'Head Cook', 'Kubo Kitchen'],
  ['Director, Sales & Marketing', 'Director, Sales & Marketing', ''],
  ['Vice President, Wealth Advisor II', 'Vice President, Wealth Advisor II', ''],
  ['Nurse, Intensive Care Unit', 'Nurse, Intensive Care Unit', ''],
  ['Staff Nurse, Medical-Surgical Ward', 'Staff Nurse, Medical-Surgical Ward', ''],
  ['Liaison, Oral Healthcare R&D', 'Liaison, Oral Healthcare R&D', ''],
  ['Advisory, Forensic and Audit Associate', 'Advisory, Forensic and Audit Associate', ''],
  ['Virtual Assistant, Cebu City', 'Virtual Assistant', ''],
])('“%s, 2020 - Present” is “%s” at “%s”', (text, title, company) => {
  expect(jobsOf(`${text}, 2020 - Present`)).toMatchObject([{ title, company }])
})

it('jobs go on behind a heading that stands inside one', () => {
  const text = `# Experience
    Support Officer
    March 2021 - August 2025
    # Summary
    Kept the desks of two floors running
    System Administrator
    April 2019 - January 2021
    Northwind BPO
    # Skills
    Excel
    Windows Server 2003 - 2008
    Administrator`
  const facts = readLines(linesOf(text), now)
  expect(facts.past_jobs).toMatchObject([
    { title: 'Support Officer', start: 'March 2021' },
    { title: 'System Administrator', company: 'Northwind BPO', start: 'April 2019' },
  ])
  expect(facts.skills).toContain('Excel')
})

it('under a heading of training a job goes on, unless schools follow', () => {
  const jobs = (below: string) =>
    readLines(
      linesOf(`# Experience\nCashier, 2010 - 2012\n# Education and Training\n${below}`),
      now,
    ).past_jobs.map(({ title }) => title)
  expect(jobs('Sold to clinics\nAccount Manager\n04/2012 - 02/2015\nNorthwind BPO')).toContain(
    'Account Manager',
  )
  expect(jobs('Student Trainee\n04/2012 - 02/2015\nBS Nursing\nVelez College')).toEqual(['Cashier'])
})

it('who works for themselves has that in a company’s place, also in small letters', () => {
  expect(jobsOf('## Translator\nself-employed, Cebu\n2016 - 2018\n- Letters')).toMatchObject([
    { title: 'Translator', company: 'self-employed' },
  ])
})

it('where titles stand right below the periods, one of other words is read as well', () => {
  const text = `## Suki Minimart, Cebu\tMay 2014 - June 2018
    Accounting Supervisor
    - Books
    ## Tala Foods, Cebu\tMay 2011 - April 2014
    Audit Senior
    - Audits`
  expect(jobsOf(text).map(({ title }) => title)).toEqual(['Accounting Supervisor', 'Audit Senior'])
})

it('jobs are found below a heading nobody knows, also where it is the first of the resume', () => {
  const text = `Ana Reyes\nE-commerce Manager\nI have run stores since 2017.\n## Stores I have managed
    ## E-commerce Manager\nTala Foods\nAugust 2020 - now\n- Sold\n## Schooling\nBS Nursing\t2012 - 2016`
  expect(readLines(linesOf(text), now).past_jobs).toMatchObject([
    { title: 'E-commerce Manager', company: 'Tala Foods', start: 'August 2020' },
  ])
})
