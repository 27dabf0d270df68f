import { openContractApi } from './testing'

test('the health answers with the version, to anybody', async () => {
  const response = await openContractApi().request('GET', '/api/health')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version: '0.0.0-test' }])
})

test('without a database it says so', async () => {
  const { deps } = openContractApi()
  const db = new Proxy(deps.db, {
    get: (target, name, receiver) =>
      name === 'execute' ? () => Promise.reject(new Error('down')) : Reflect.get(target, name, receiver),
  })
  const response = await openContractApi({ deps: { db } }).request('GET', '/api/health')
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '5',
    { code: 'database_away', message: 'The database isn’t responding. Try again in a few seconds.' },
  ])
})
