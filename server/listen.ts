import type { AddressInfo, Server } from 'node:net'

/** Told to the operator as it is: what cannot be done, and what to do. */
export class StartupError extends Error {}

/** Answers the port. Throws a StartupError with a sentence; `setting` names what to change. */
export function listen(server: Server, port: number, host: string, setting: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(sentence(error, port, host, setting))),
    )
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string, setting: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port with ${setting}.`
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose a port above 1023 with ${setting}.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine doesn’t have the IP address ${host}. Change HOST.`
  return `Listening on ${host}:${port} failed: ${error.message}.`
}
