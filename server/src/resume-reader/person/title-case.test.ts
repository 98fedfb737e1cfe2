import { expect, it } from 'vitest'
import { calmTitle } from './title-case.ts'

it.each([
  ['STAFF ACCOUNTANT', 'Staff Accountant'],
  ['HR BENEFITS/LEAVE COORDINATOR', 'HR Benefits/Leave Coordinator'],
  ['SENIOR RF SYSTEMS ENGINEER II', 'Senior RF Systems Engineer II'],
  ['DIRECTOR OF IT AND R&D', 'Director of IT and R&D'],
  ['GENERAL VA | SEO, CRM & WORDPRESS', 'General VA | SEO, CRM & WordPress'],
  ['HVAC TECHNICIAN, SHIFT 2', 'HVAC Technician, Shift 2'],
  ['CHILDREN’S BOOK ILLUSTRATOR', 'Children’s Book Illustrator'],
  ['ELECTRO-MECHANICAL DESIGNER', 'Electro-Mechanical Designer'],
  ['ESPECIALISTA EN NIÑOS', 'Especialista en Niños'],
  ['CSR', 'CSR'],
  ['SR. TAX ASSOCIATE', 'Sr. Tax Associate'],
])('a title in capitals, “%s”, is shown as “%s”', (title, calm) => {
  expect(calmTitle(title)).toBe(calm)
})

it('a word about work that is shouted is calmed, and a name stays as it is written', () => {
  expect(calmTitle('Marina PRESIDENT')).toBe('Marina President')
  expect(calmTitle('Trainer at NASDAQ')).toBe('Trainer at NASDAQ')
  expect(calmTitle('iOS Developer, eBay')).toBe('iOS Developer, eBay')
})
