import * as z from 'zod/mini'

/** A text by its code, with what stands in its places. */
const saidSchema = z.object({
  code: z.string(),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
})
/** Such as `{ code: 'jobSays.searchesFull', params: [{ name: 'most', value: '20' }] }`. */
export type Said = z.output<typeof saidSchema>

/** The texts of an answer, and what each of them says, sentence after sentence. */
export const saidTextsSchema = z.array(z.object({ text: z.string(), says: z.array(saidSchema) }))
export type SaidTexts = z.output<typeof saidTextsSchema>
