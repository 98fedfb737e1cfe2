import type { Endpoint } from './endpoint.ts'

/** Its own address first, each as an endpoint without aliases. */
export function atEachAddress({ aliases = [], ...own }: Endpoint): Endpoint[] {
  const { body, ...bodiless } = own
  return [
    own,
    ...aliases.map(({ method = own.method, path, bodyInPath }) =>
      bodyInPath && body ? { ...bodiless, params: body, method, path } : { ...own, method, path },
    ),
  ]
}
