export type QuartilesOf = { low: number; median: number; high: number }

/**
 * As integers, interpolated (R's type 7, like a spreadsheet's QUARTILE). Partitions instead of sorting.
 * @param numbers at least one; reordered
 */
export function quartilesOf(numbers: Float64Array): QuartilesOf {
  const last = numbers.length - 1
  let from = 0
  const nth = (place: number) => {
    partAt(numbers, place, from, last)
    // No number before it is greater, so the next search starts here.
    from = place
    return numbers[place] as number
  }
  const at = (share: number) => {
    const place = last * share
    const below = nth(Math.floor(place))
    const above = nth(Math.ceil(place))
    return Math.round(below + (above - below) * (place - Math.floor(place)))
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** Hoare's selection: no greater number before `place`, no smaller one after it. */
function partAt(numbers: Float64Array, place: number, first: number, last: number) {
  let [low, high] = [first, last]
  while (low < high) {
    const middle = numbers[(low + high) >> 1] as number
    let [left, right] = [low, high]
    while (left <= right) {
      while ((numbers[left] as number) < middle) left += 1
      while ((numbers[right] as number) > middle) right -= 1
      if (left > right) break
      const held = numbers[left] as number
      numbers[left] = numbers[right] as number
      numbers[right] = held
      left += 1
      right -= 1
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else return
  }
}
