/** Calls of the API on a port of this machine. */
export const caller = (port) =>
  async function call(method, path, token, body) {
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    }
    const sent = body instanceof FormData || !body ? body : JSON.stringify(body)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: sent })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

export function form(fields) {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}
