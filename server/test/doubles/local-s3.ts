import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../src/outside/file-store/s3.ts'

/** One bucket; `close` removes its files. */
export async function startLocalS3() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files' }],
  })
  const { port } = await server.run()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    keyId: 'S3RVER',
    secretKey: 'S3RVER',
  }
  return {
    settings,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
