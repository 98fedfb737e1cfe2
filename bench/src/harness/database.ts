import { connectOrStartEmbedded } from '@hanap/server/db/embedded/embedded'

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
