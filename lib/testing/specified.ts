import { HttpResponse, http } from 'msw'
import { endpoints } from '@/lib/contract/endpoints'
import { server } from './server'

const beyond = Object.values(endpoints)
  .flatMap((calls) => Object.values(calls))
  .filter((endpoint) => endpoint.beyond)

/** From now on the API has the calls of the specification alone, as one that somebody else wrote may. */
export function withoutBeyond(status = 404): void {
  const answer = () => HttpResponse.json({ message: 'No such route' }, { status })
  server.use(...beyond.map(({ method, path }) => http[methodOf(method)](`*${path}`, answer)))
}

const methodOf = (method: string) => method.toLowerCase() as 'get' | 'post' | 'delete'
