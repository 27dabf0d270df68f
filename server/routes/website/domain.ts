import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { dfyApi } from '@/lib/contract/dfy'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { siteHosts } from '@/server/db/schema'
import { refused } from '@/server/errors'
import { leaveMail } from '@/server/records/deliveries'
import { senderOf } from '@/server/records/brand'
import type { Deps } from '@/server/records/deps'
import { voiceOf } from '@/server/voice'
import { tryAgain } from '@/server/websites/certificate'
import { type DomainDeps, dropDomain, lookAtHost, setDomain } from '@/server/websites/domain'
import { hostsOf, publicDomain } from '@/server/websites/domain-rows'

export const websiteDomainRoutes = new Hono<Env>()

const domainDeps = ({ settings, websites, encodings }: Deps): DomainDeps => ({
  settings,
  dns: websites.dns,
  websites,
  encodings,
  now: () => new Date(),
})

serve(websiteDomainRoutes, dfyApi.domainSetup, async ({ deps, db, user, website, body: { domain } }) => {
  const own = eq(siteHosts.site_id, website.id)
  if (domain === '') {
    await db.transaction((tx) => dropDomain(tx, website))
    deps.websites.changed()
    return { domain: null }
  }
  await setDomain(db, domainDeps(deps), website, domain)
  const rows = await db.select().from(siteHosts).where(own)
  for (const row of rows) await lookAtHost(db, domainDeps(deps), row)
  const names = rows.map(({ host }) => host)
  await tryAgain(db, names, new Date())
  deps.websites.changed()
  deps.outbox.wake()
  const hosts = await hostsOf(db, [website.id])
  const voice = await voiceOf(user.locale)
  return { domain: publicDomain(hosts, { settings: deps.settings, voice }) }
})

serve(websiteDomainRoutes, dfyApi.domainSteps, async ({ deps, db, user, website, body: { email } }) => {
  const voice = await voiceOf(user.locale)
  const hosts = await hostsOf(db, [website.id])
  const domain = publicDomain(hosts, { settings: deps.settings, voice })
  if (!domain) throw refused('domain', 'domain_missing')
  const { as } = await senderOf(db, user.id, { isToStranger: true })
  const records = domain.records
    .map(({ type, host, value }) => voice.words('sitePage.mail.steps.record', { type, host, value }))
    .join('\n')
  const values = { domain: domain.domain, sender: as ?? user.name, records }
  await db.transaction((tx) =>
    leaveMail(tx, {
      user_id: user.id,
      isToStranger: true,
      to: email,
      subject: voice.words('sitePage.mail.steps.subject', values),
      text: voice.words('sitePage.mail.steps.text', values),
    }),
  )
  deps.outbox.wake()
  return { message: 'Records emailed.' }
})
