import * as z from 'zod/mini'
import * as profileSays from '../says/profile.ts'
import { endpoint } from '../wire/endpoint.ts'
import { wholeNumber } from '../wire/wire.ts'

export const profileVisibilities = ['public', 'limited', 'private'] as const
export type ProfileVisibility = (typeof profileVisibilities)[number]

export const privacyTexts = {
  visibilityInvalid: 'Choose public, limited or private',
  nothingLeft: 'Your privacy settings hide your phone number and email, so this cover letter would be empty.',
  updated: 'Privacy settings updated successfully!',
} as const

export const privacySettingsSchema = z.object({
  profile_visibility: z.enum(profileVisibilities, { error: privacyTexts.visibilityInvalid }),
  allow_recruiter_contact: z.boolean(),
  hide_current_employer: z.boolean(),
})
export type PrivacySettings = z.output<typeof privacySettingsSchema>

export const defaultPrivacySettings: PrivacySettings = {
  profile_visibility: 'public',
  allow_recruiter_contact: true,
  hide_current_employer: false,
}

export const keptPrivacySchema = z.extend(privacySettingsSchema, { version: z.string() })
export type KeptPrivacy = z.output<typeof keptPrivacySchema>

export const getPrivacySettings = endpoint({
  method: 'GET',
  path: '/settings/privacy/',
  access: 'user',
  summary: 'Who may see what of this seeker',
  answers: { 200: keptPrivacySchema },
  versioned: keptPrivacySchema,
})

export const updatePrivacySettings = endpoint({
  method: 'PUT',
  path: '/settings/privacy/',
  access: 'user',
  summary: 'Choose who may see what; what is left out stays as it is',
  body: z.partial(privacySettingsSchema),
  answers: { 200: z.extend(keptPrivacySchema, { message: z.string() }) },
  versioned: keptPrivacySchema,
  problems: ['changed-elsewhere'],
})

export const viewers = ['any-employer', 'applied-to'] as const
export type Viewer = (typeof viewers)[number]

/** Null if hidden. Withheld values are '' or an empty list. */
export const employerViewSchema = z.object({
  viewer: z.enum(viewers),
  seeker: z.nullable(
    z.object({
      /** First name and last initial, until the seeker applies. */
      name: z.string(),
      title: z.string(),
      about: z.string(),
      location: z.string(),
      skills: z.array(z.string()),
      experience: z.array(
        z.object({
          title: z.string(),
          company: z.string(),
          years: z.string(),
          /** False if it was never given. */
          is_withheld: z.boolean(),
        }),
      ),
      education: z.array(z.string()),
      /** Null unless recruiters may make contact. */
      contact: z.nullable(z.object({ email: z.string(), phone: z.string() })),
    }),
  ),
})
export type EmployerView = z.output<typeof employerViewSchema>

export const previewEmployerView = endpoint({
  method: 'GET',
  path: '/settings/privacy/preview/',
  access: 'user',
  summary: 'What employers could see of this seeker by the settings as they are',
  answers: { 200: z.object({ views: z.array(employerViewSchema) }) },
})

export const withheldSchema = z.object({
  /** As written; empty unless they are hidden. */
  current_employers: z.array(z.string()),
  /** To recognize the seeker's own; null if recruiters may make contact. */
  contact: z.nullable(z.object({ email: z.string(), phone: z.string() })),
})
export type Withheld = z.output<typeof withheldSchema>

export const getWithheld = endpoint({
  method: 'GET',
  path: '/settings/privacy/withheld/',
  access: 'user',
  summary: 'What the settings keep out of applications, for a preview to show',
  query: z.object({
    /** The resume may name further current employers. */
    resume_id: z.optional(wholeNumber(profileSays.chooseResume, 999_999_999)),
  }),
  answers: { 200: withheldSchema },
})
