import type { DomainSetup } from '@/lib/contract/website'
import type { serverProcess } from '@/server/testing-process'

export type Api = ReturnType<typeof serverProcess>
export const PASSWORD = 'interop only 7'

/** An account with a website. */
export async function someone(api: Api, name: string) {
  const body = { email: `${name}@example.com`, password: PASSWORD }
  const { data } = (await api.call('POST', '/api/auth/login', { body })) as { data: { token: string } }
  const { token } = data
  const save = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    const answer = await fetch(`http://127.0.0.1:${api.port()}/api/dfy/website`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
      body: form,
    })
    const made = (await answer.json()) as { website?: { id: string; slug: string } }
    if (!made.website) throw new Error(`The website was not saved: ${JSON.stringify(made)}`)
    return made.website
  }
  const business = { name: `Bakery of ${name}`, phone: '+44 113 496 0110', email: `${name}@example.com` }
  const { id, slug } = await save({ name: business.name, template_id: 'shop', business: JSON.stringify(business) })
  const setUp = async (domain: string) => {
    const path = `/api/dfy/websites/${id}/domain-setup`
    return ((await api.call('POST', path, { token, body: { domain } })) as { domain: DomainSetup }).domain
  }
  const read = async () =>
    ((await api.call('GET', `/api/dfy/websites/${id}`, { token })) as { website: { domain: DomainSetup | null } })
      .website.domain
  return { id, slug, token, setUp, read, publish: () => save({ id, status: 'published' }) }
}

export type Person = Awaited<ReturnType<typeof someone>>
