/** Wraps only before '@' and dots. */
export function WholeAddress({ address }: { address: string }) {
  return address.split(/(?=[@.])/u).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]))
}
