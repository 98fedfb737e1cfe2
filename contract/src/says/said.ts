import * as z from 'zod/mini'

const saidSchema = z.object({
  code: z.string(),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
})
/** Such as `{ code: 'jobSays.searchesFull', params: [{ name: 'most', value: '20' }] }`. */
export type Said = z.output<typeof saidSchema>

export const saidTextsSchema = z.array(z.object({ text: z.string(), says: z.array(saidSchema) }))
export type SaidTexts = z.output<typeof saidTextsSchema>
