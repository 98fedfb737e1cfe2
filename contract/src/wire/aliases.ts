import type { Endpoint } from './endpoint.ts'

/** The call under each of its addresses, its own first, each as an endpoint without aliases. */
export function atEachAddress({ aliases = [], ...own }: Endpoint): Endpoint[] {
  const { body, ...bodiless } = own
  return [
    own,
    ...aliases.map(({ method = own.method, path, bodyInPath }) =>
      bodyInPath && body ? { ...bodiless, params: body, method, path } : { ...own, method, path },
    ),
  ]
}
