import * as z from 'zod/mini'

/** A text by its code, and the values of its places. */
const saidSchema = z.object({
  code: z.string(),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
})
/** Such as `{ code: 'jobSays.searchesFull', params: [{ name: 'most', value: '20' }] }`. */
export type Said = z.output<typeof saidSchema>

/** The texts of an answer, and the codes of their sentences. */
export const saidTextsSchema = z.array(z.object({ text: z.string(), says: z.array(saidSchema) }))
export type SaidTexts = z.output<typeof saidTextsSchema>
