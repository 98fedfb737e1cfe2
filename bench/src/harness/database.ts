import { connectOrStartEmbedded } from '@hanap/server/db/embedded/embedded'

/** Lets the database of a data folder run for as long as the work takes. */
export async function withDatabase<Answer>(
  dataDir: string,
  work: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const server = await connectOrStartEmbedded(dataDir, () => {})
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
