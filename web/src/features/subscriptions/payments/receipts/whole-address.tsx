/** An email address that may wrap before '@' and before a dot, so that no name in it is broken in the middle. */
export function WholeAddress({ address }: { address: string }) {
  return address.split(/(?=[@.])/u).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]))
}
