import { expect, it } from 'vitest'
import { linesOf } from '../../../test/resumes/resume-lines.ts'
import { readLines } from '../read-lines.ts'

const now = new Date('2026-11-20')
const titleOf = (text: string) => readLines(linesOf(text), now).title

it.each([
  ['Maria Clara dela Cruz\nVirtual Assistant\nmaria@mail.example | 0917 555 0101', 'Virtual Assistant'],
  ['Customer Service Representative\nJuan P. Santos\nQuezon City', 'Customer Service Representative'],
  ['ANA REYES\nE-commerce VA | Shopify Specialist\nana@mail.example', 'E-commerce VA | Shopify Specialist'],
  ['Ben Torres - Technical Support Representative\nben@mail.example', 'Technical Support Representative'],
  ['Carla Mason\ncarla@mail.example\tGraphic Designer\tCebu City, Philippines', 'Graphic Designer'],
  ['ANA KRISTINE REYES | TEAM LEADER\nanakristine.reyes@mail.example', 'Team Leader'],
  ['Line Cook\nAna Reyes, RN\nana.reyes@mail.example', 'Line Cook'],
  ['Grace Baker, CPA\nSenior Accountant I\nMakati City', 'Senior Accountant I'],
  ['STAFF ACCOUNTANT\n# Summary\nCareful with figures.', 'Staff Accountant'],
  ['Eli Navarro\nBack-office and Data Entry\neli@mail.example', 'Back-office and Data Entry'],
  ['Name: Dario Cruz\nPosition Applied For: Call Center Agent\nAge: 27', 'Call Center Agent'],
])('the headline of %j is the title', (text, title) => {
  expect(titleOf(`${text}\n# Work Experience\n## Cashier\tJan 2015 - Dec 2016\nSuki Minimart`)).toBe(title)
})

it('a headline that is too long for its column is one title', () => {
  const lines = 'Hazel Lim\nVirtual Assistant | Podcast \\\nManager | Canva Designer\nhazel@mail.example'
  expect(titleOf(lines)).toBe('Virtual Assistant | Podcast Manager | Canva Designer')
})

it('ben has no headline, and his latest job names him', () => {
  const text = `Ben Torres
    Brgy. San Isidro, Quezon City
    ben@mail.example
    # Employment History
    ## Cashier\tMar 2012 - May 2015
    Suki Minimart, Bocaue
    ## Technical Support Representative\tJune 2015 - Present
    Northwind BPO, Pasig`
  expect(titleOf(text)).toBe('Technical Support Representative')
})

it.each([
  ['Maria Clara dela Cruz', 'a name alone'],
  ['MARIA CLARA\nDELA CRUZ', 'a name on two lines'],
  ['Ana Kristine Reyes, RN\nak.reyes@mail.example', 'a name with what was earned'],
  ['Curriculum Vitae\nJuan Santos', 'what the paper is called'],
  ['juan.santos@mail.example\nJuan Santos', 'an address'],
  ['Blk 7 Lot 12 Sampaguita St., San Fernando, Pampanga', 'where somebody lives'],
  ['# Work Experience\n# Education', 'a heading'],
  ['Grace Mason\ngrace.mason@mail.example', 'a name that is also work'],
  ['I am seeking a position as a bookkeeper where my skills can grow.', 'a sentence'],
])('%j gives no title: it is %s', (text) => {
  expect(titleOf(text)).toBe('')
})
