// How many answers a second the server gives of a page of a published website, beside a static answer of the same bytes
// by `node:http`: in turns, compressed, over kept connections.
import { caller, form } from './call.mjs'
import { goal } from './goals.mjs'
import { median, startServer, withFolder } from './host.mjs'
import { ask, endRates, rate, startStatic } from './rate.mjs'

const [port, staticPort, shopPort, sitesPort] = [4180, 4181, 4182, 4183]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const PASSWORD = 'bench-only-1'
const LEAST = 0.4

const call = caller(port)

/** A website as somebody makes it from a template. Answers the host it is published at. */
async function publishOne() {
  const { token } = (await call('POST', '/api/auth/login', null, { email: 'agency@soteria.test', password: PASSWORD }))
    .data
  const name = 'Larch Roofing'
  const business = JSON.stringify({ name, phone: '+44 113 496 0110', email: 'office@larch.example' })
  const made = await call('POST', '/api/dfy/website', token, form({ name, template_id: 'trades', business }))
  const published = await call('POST', '/api/dfy/website', token, form({ id: made.website.id, status: 'published' }))
  return new URL(published.website.address).host
}

async function compare(headers) {
  const path = '/'
  const stop = await startStatic(staticPort, await ask(sitesPort, path, headers))
  try {
    const ratios = []
    await rate(sitesPort, path, headers)
    for (let round = 0; round < ROUNDS; round += 1) {
      const limit = await rate(staticPort, path, headers)
      const ours = await rate(sitesPort, path, headers)
      ratios.push(ours / limit)
      console.log(`a page: ${ours.toFixed(0)} answers a second, static ${limit.toFixed(0)}`)
    }
    goal('published websites: a page beside static node:http', median(ratios), LEAST, { isLeast: true })
  } finally {
    stop()
  }
}

await withFolder(async (folder) => {
  const server = await startServer(folder, {
    PORT: String(port),
    DEMO_PORT: String(shopPort),
    SITES_PORT: String(sitesPort),
    SOTERIA_DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
  })
  try {
    await compare({ host: await publishOne(), 'accept-encoding': 'br' })
  } finally {
    await server.stop()
  }
})
endRates()
