import * as z from 'zod/mini'
import * as applicationSays from '../says/applications.ts'
import { isVisible } from '../text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, plainText } from '../wire/text-fields.ts'
import { idParams } from '../wire/wire.ts'

/** In UTF-16 units, as a browser counts. A letter stores as much of its instructions (`custom_prompt`): change both. */
export const MAX_AI_INSTRUCTIONS = 2_000

/** Empty or invisible text removes the instructions. */
export const aiInstructionsField = z.string({ error: applicationSays.instructionsNoText }).check(
  z.trim(),
  plainText,
  z.overwrite((text) => (isVisible(text) ? text : '')),
  atMost(MAX_AI_INSTRUCTIONS),
)

export const aiInstructionsSchema = z.object({
  id: z.number(),
  user: z.number(),
  instructions: z.string(),
  version: z.string(),
})
export type AiInstructionsRecord = z.output<typeof aiInstructionsSchema>

export const getAiInstructions = endpoint({
  method: 'GET',
  path: '/ai-instructions/',
  access: 'user',
  summary: 'What this seeker wants of letters written with AI; a 404 where nothing was ever kept',
  answers: { 200: aiInstructionsSchema },
  versioned: aiInstructionsSchema,
})

export const createAiInstructions = endpoint({
  method: 'POST',
  path: '/ai-instructions/',
  access: 'user',
  summary:
    'Keep instructions for letters; where there are some they are replaced, so that a repeat is harmless',
  body: z.object({
    instructions: aiInstructionsField,
    /** Sent by old clients, and ignored. */
    user: z.optional(z.unknown()),
    user_id: z.optional(z.unknown()),
  }),
  answers: { 201: aiInstructionsSchema, 200: aiInstructionsSchema },
  versioned: aiInstructionsSchema,
  problems: ['changed-elsewhere'],
})

export const updateAiInstructions = endpoint({
  method: 'PATCH',
  path: '/ai-instructions/:id/',
  access: 'user',
  summary: 'Change the instructions for letters',
  params: idParams,
  body: z.object({ instructions: aiInstructionsField }),
  answers: { 200: aiInstructionsSchema },
  versioned: aiInstructionsSchema,
  problems: ['changed-elsewhere'],
})
