/** Somebody who calls the program over HTTP. */
export type Caller = { id: number; email: string; token: string }
export type Answered = { status: number; text: string; body: Record<string, unknown> }

const PATIENCE_MS = 30_000
const PASSWORD = 'tanim at ani 7'

/** A new seeker. @throws when the program does not answer, or refuses */
export async function signUp(url: string, name: string): Promise<Caller> {
  const email = `${name}@example.ph`
  const { status, text, body } = await post(`${url}/api/auth/register/`, {
    first_name: 'Ana',
    last_name: 'Reyes',
    username: name,
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    account_type: 'jobseeker',
  })
  if (status !== 201) throw new Error(`nobody can register: ${text}`)
  const { user, token } = body as { user: { id: number }; token: string }
  return { id: user.id, email, token }
}

/** A call of hers about her payments. @throws when the program does not answer */
export const callPayment = (
  url: string,
  { token }: Caller,
  path: string,
  payload: object | string,
  headers: Record<string, string> = {},
) =>
  post(`${url}/api/auth/subscription/payment/${path}`, payload, {
    authorization: `Token ${token}`,
    ...headers,
  })

async function post(
  url: string,
  payload: object | string,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  const text = await answer.text()
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])} ${text}`, body: parse(text) }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
