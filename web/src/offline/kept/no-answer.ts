/**
 * What comes of a call: its response where it comes within the patience; else what is kept, where something is; else
 * the response after all, however long it takes.
 * @param network rejects where there is no signal
 * @param patienceMs milliseconds
 * @throws what `network` rejects with, where nothing is kept
 */
export async function orKept(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patienceMs: number,
): Promise<Response> {
  let timer: number | undefined
  const outOfPatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  const first = await Promise.race([network.catch(() => undefined), outOfPatience])
  clearTimeout(timer)
  return first ?? (await kept()) ?? network
}
