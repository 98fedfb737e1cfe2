import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, timeSchema } from '../wire/wire.ts'

/** In bytes: 5 MB, inclusive. */
export const RESUME_MAX_BYTES = 5_242_880
/** Per seeker. */
export const RESUMES_KEPT = 20

export const resumeTypes = ['pdf', 'docx', 'doc'] as const
export type ResumeType = (typeof resumeTypes)[number]

export const resumeTexts = {
  required: 'Please upload a resume file',
  wrongFile: 'Please upload a PDF, DOC, or DOCX file under 5MB.',
  tooMany: 'You have 20 resumes already. Please delete one first.',
  noText:
    'We found no text in this resume: it may be a scan or a picture. You can still use it. Please fill in the fields yourself.',
  encrypted: 'This file has a password. Please upload one that opens without it.',
  unreadable: 'We couldn’t read this file. You can still use it. Please fill in the fields yourself.',
} as const

export const resumeSchema = z.object({
  id: z.number(),
  file_name: z.string(),
  uploaded_at: timeSchema,
  file_type: z.enum(resumeTypes),
  /** In bytes. */
  size: z.number(),
  /** The default for applications. */
  is_current: z.boolean(),
})
export type Resume = z.output<typeof resumeSchema>

export const experienceRanges = ['0-1', '1-3', '3-5', '5-10', '10+'] as const
export const experienceSchema = z.enum(['', ...experienceRanges])
export type ExperienceRange = z.output<typeof experienceSchema>

export const educationSchema = z.object({
  school: z.string(),
  degree: z.string(),
  start: z.string(),
  end: z.string(),
})
export const pastJobSchema = z.object({
  title: z.string(),
  company: z.string(),
  start: z.string(),
  end: z.string(),
  summary: z.string(),
})

/** Empty if not stated. Dates are as written. */
export const resumeFactsSchema = z.object({
  title: z.string(),
  skills: z.array(z.string()),
  /** Years. */
  experience: z.nullable(z.number()),
  years_of_experience: experienceSchema,
  location: z.string(),
  education: z.array(educationSchema),
  past_jobs: z.array(pastJobSchema),
})
export type ResumeFacts = z.output<typeof resumeFactsSchema>

export const readResumeSchema = z.object({
  ...resumeFactsSchema.shape,
  /** From the resume's list of skills, or the known skills that its text names. */
  skills: z.array(z.string()),
  /** In the order of `skills`; null if not in the taxonomy. */
  skill_ids: z.array(z.nullable(z.number())),
  /** Taxonomy skills that the whole text names. */
  found_skills: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type ReadResume = z.output<typeof readResumeSchema>

const upload = { maxBytes: RESUME_MAX_BYTES, tooLarge: resumeTexts.wrongFile }

export const listResumes = endpoint({
  method: 'GET',
  path: '/resumes/',
  access: 'user',
  summary: 'This seeker’s resumes, newest first',
  answers: { 200: listOf(resumeSchema) },
})

export const uploadResume = endpoint({
  method: 'POST',
  path: '/resumes/',
  access: 'user',
  summary:
    'Keep a resume (multipart: file, filename). The same file twice is kept once; the first becomes the current one',
  upload: { ...upload, fields: ['file', 'resume', 'resume_file'] },
  body: z.object({ filename: z.optional(z.string().check(z.maxLength(1000))) }),
  answers: { 201: resumeSchema, 200: resumeSchema },
  problems: ['conflict', 'too-large', 'too-many', 'outside-down'],
})

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/resumes/:id/',
  access: 'user',
  summary: 'Delete a resume and its file; the newest of the rest becomes the current one',
  params: idParams,
  answers: { 204: null },
})

export const chooseResume = endpoint({
  method: 'PUT',
  path: '/resumes/:id/current/',
  access: 'user',
  summary: 'Make a resume the current one',
  params: idParams,
  answers: { 200: resumeSchema },
})

export const downloadResume = endpoint({
  method: 'GET',
  path: '/resumes/:id/download/',
  access: 'user',
  summary: 'The file of a resume',
  params: idParams,
  answers: { 200: 'file' },
  problems: ['outside-down'],
})

export const downloadCurrentResume = endpoint({
  method: 'GET',
  path: '/jobseeker/resume/download/',
  access: 'user',
  summary: 'The file of the current resume; 404 without one',
  answers: { 200: 'file' },
  problems: ['outside-down'],
})

export const viewCurrentResume = endpoint({
  method: 'GET',
  path: '/jobseeker/resume/view/',
  access: 'user',
  summary: 'The current resume, to be shown rather than saved; 404 without one',
  answers: { 200: 'file' },
  problems: ['outside-down'],
})

export const parseResume = endpoint({
  method: 'POST',
  path: '/resume-parse/',
  access: 'user',
  summary: 'Read a resume (multipart: resume, a file; or resume, the id of one that was uploaded before)',
  upload: { ...upload, fields: ['resume', 'file', 'resume_file'] },
  body: z.object({ resume: z.optional(z.union([z.string(), z.number()])) }),
  answers: { 200: readResumeSchema },
  problems: ['unreadable-resume', 'too-large', 'too-many', 'busy', 'outside-down'],
})
