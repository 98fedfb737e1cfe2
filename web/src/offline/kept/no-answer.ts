/**
 * The response in time; otherwise the cached one; otherwise the late response.
 * @param network rejects offline
 * @param patienceMs milliseconds
 * @throws the rejection of `network`, without a cached one
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
