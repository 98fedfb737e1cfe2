import { connectOrStartEmbedded } from '@hanap/server/db/embedded/embedded'

/** Runs a data folder's database during the work. */
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
