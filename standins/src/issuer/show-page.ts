import type { ServerResponse } from 'node:http'

/** Answers a page that is not cached and loads nothing else. */
export function showPage(response: ServerResponse, page: string, status = 200): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  })
  response.end(page)
}
