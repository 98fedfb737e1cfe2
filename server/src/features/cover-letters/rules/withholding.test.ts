import type { GeneratedLetter } from '@hanap/contract/letters/cover-letters'
import type { Profile } from '@hanap/contract/profile/profile'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LetterApp, startLetterApp } from '../../../../test/letters/letter-app.ts'
import { bookkeeping } from '../../../../test/letters/letters.ts'
import { findUnfounded } from '../../../../test/letters/unfounded.ts'
import { employers, hasName, spelled, textNaming } from '../../../../test/search/employers.ts'
import { describeProfile, emptyProfile } from '../../profile/rules.ts'
import { groundOf } from '../grounding/rules/ground.ts'
import { cleanJob, factsOf } from './letter-facts.ts'
import { promptFor } from './prompt.ts'
import { templateSentences } from './template.ts'
import { withholding } from './withholding.ts'

const blank = describeProfile(emptyProfile, null)

describe('A current employer that is hidden', () => {
  const made = employers.chain((employer) => {
    const text = textNaming(employer)
    const entry = fc.record({
      title: text,
      company: text,
      start: fc.oneof(text, fc.constant('2019')),
      end: text,
      summary: text,
    })
    const profile = fc
      .record({
        title: text,
        about: fc.array(text, { maxLength: 60 }).map((parts) => parts.join(' ')),
        skills: fc.array(text, { maxLength: 4 }),
        projects: fc.array(fc.record({ title: text, description: text, url: text }), { maxLength: 2 }),
        experience: fc.array(entry, { maxLength: 3 }),
        education: fc.array(fc.record({ school: text, degree: text, start: text, end: text }), {
          maxLength: 2,
        }),
      })
      .map((parts): Profile => ({ ...blank, ...parts }))
    const resume = fc.record({
      title: text,
      skills: fc.array(text, { maxLength: 3 }),
      skill_ids: fc.constant<number[]>([]),
      found_skills: fc.constant<{ id: number; name: string }[]>([]),
      experience: fc.constant(3),
      years_of_experience: fc.constant('3-5' as const),
      location: text,
      education: fc.constant<Profile['education']>([]),
      past_jobs: fc.array(entry, { maxLength: 2 }),
    })
    const job = fc.record({
      title: text,
      employer: fc.oneof(spelled(employer), fc.constant('Acme Books')),
      description: fc.array(text, { maxLength: 4 }).map((parts) => parts.join(' ')),
      tags: fc.array(text, { maxLength: 3 }),
    })
    return fc.record({
      employer: fc.constant(employer),
      profile,
      resume: fc.option(resume),
      job,
      wishes: text,
    })
  })

  test('is in nothing that the writer is told and in no template, whatever profile, resume, wishes and listing say', () => {
    fc.assert(
      fc.property(made, ({ employer, profile, resume, job: listing, wishes }) => {
        const hide = withholding({ current_employers: [employer.written], contact: null })
        const job = cleanJob(listing, hide)
        const facts = factsOf(profile, resume, wishes, hide)
        const { system, user } = promptFor({ job, facts, fence: 'kwago', wrong: [] })
        const letter = templateSentences(job, facts, hide.names).join('')
        for (const text of [system, user, letter]) expect(hasName(text, employer), text).toBe(false)
        expect(letter).toContain('I would like to apply for')
      }),
      { numRuns: 200 },
    )
  })

  test('is refused in a written letter in every spelling, and not quoted to the writer', () => {
    fc.assert(
      fc.property(
        employers.chain((employer) => fc.tuple(fc.constant(employer), textNaming(employer))),
        ([employer, sentence]) => {
          const { names } = withholding({ current_employers: [employer.written], contact: null })
          const ground = groundOf(bookkeeping, factsOf(blank, null, sentence), names)
          const found = findUnfounded(`Dear Acme Books,\n\nI like your work. ${sentence}`, ground)
          expect(found).toContain('the name of an employer who is not to be named')
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('no phone and no e-mail of hers is in the facts where contact is off', () => {
  const contact = { email: 'ana.reyes@example.com', phone: '+63 917 555 0134' }
  const hide = withholding({ current_employers: [], contact })
  const given = fc
    .array(
      fc.constantFrom(
        '0917 555 0134',
        '9 1 7 5 5 5 0 1 3 4',
        'ana.reyes at example dot com',
        'I type. ',
        'VA, ',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(given, (text) => {
      const job = { title: text, company: text, start: text, end: text, summary: text }
      const facts = factsOf(
        { ...blank, title: text, about: text, skills: [text], experience: [job] },
        null,
        text,
        hide,
      )
      const said = JSON.stringify(facts)
      expect(said.replaceAll(/\D/gu, '')).not.toContain('175550134')
      expect(said).not.toMatch(/ana\.reyes|example/u)
    }),
  )
})

describe('ana, who works at Harbour Trading and hides it', () => {
  let site: LetterApp
  const experience = [
    {
      title: 'Team Lead',
      company: 'Harbour Trading, Inc.',
      start: '2021',
      end: 'Present',
      summary: 'Led Harbour’s team',
    },
    { title: 'Clerk', company: 'Old Mill', start: '2018', end: '2020', summary: '' },
  ]
  beforeAll(async () => {
    site = await startLetterApp('sk-canary-of-the-tests')
    const body = { title: 'Team Lead at HARBOUR TRADING', about: 'I lead at HarbourTrading.', experience }
    await site.app.put('/jobseeker/profile/', { as: site.her, body })
    await site.app.put('/settings/privacy/', { as: site.her, body: { hide_current_employer: true } })
  })
  afterEach(() => site.clear())
  afterAll(() => site.close())

  const generate = async (body: object = {}) => {
    const custom_prompt = 'Bring up my work at harbour trading.'
    const wanted = { job_id: site.jobId, custom_prompt, ...body }
    const answer = await site.app.post('/cover-letters/generate/', { as: site.her, body: wanted })
    return answer.body as GeneratedLetter
  }

  test('has letters that do not name it, with what she did before', async () => {
    const letter = await generate()
    expect(letter.source).toBe('written')
    expect(JSON.stringify(letter)).not.toMatch(/harbour/iu)
    const told = JSON.stringify(site.letters.received())
    expect(told).not.toMatch(/harbour/iu)
    expect(told).toContain('Old Mill')
  })

  test('has it named in the template neither', async () => {
    site.letters.control({ fault: 'garbage' })
    const letter = await generate()
    expect(letter).toMatchObject({ source: 'template' })
    expect(letter.content).toContain('I am a Team Lead')
    expect(letter.content).toContain('Old Mill')
    expect(JSON.stringify(letter)).not.toMatch(/harbour/iu)
  })

  test('has letters that do not name it where the title alone does, behind a comma', async () => {
    const title = 'Team Lead, Harbour Trading'
    await site.app.put('/jobseeker/profile/', {
      as: site.her,
      body: { experience: [{ ...experience[0], title, company: '' }, experience[1]] },
    })
    const written = await generate()
    site.letters.control({ fault: 'garbage' })
    const template = await generate()
    await site.app.put('/jobseeker/profile/', { as: site.her, body: { experience } })
    expect(template.content).toContain('I am a Team Lead')
    expect(JSON.stringify([written, template, site.letters.received()])).not.toMatch(/harbour/iu)
  })

  test('has it named again where she hides it no more', async () => {
    await site.app.put('/settings/privacy/', { as: site.her, body: { hide_current_employer: false } })
    expect((await generate()).content).toContain('Harbour Trading')
  })
})
