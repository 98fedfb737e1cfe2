import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
/** Offsets in a PNG's header. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20]

/** @returns the size as in manifests: '1200x630' */
export async function fetchPng(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/png'])
  const bytes = await answer.body()
  expect(bytes.subarray(0, PNG.length), `${address} begins as a PNG does`).toEqual(PNG)
  return `${bytes.readUInt32BE(WIDTH_AT)}x${bytes.readUInt32BE(HEIGHT_AT)}`
}
