import { parentPort, workerData } from 'node:worker_threads'
import { loadRepository } from './library-repository'
import type { FromWorker, ToWorker } from './library-types'
import { recogniseLibraries } from './recognise-libraries'

/**
 * Runs patterns over text the scanned site chose, in a thread of its own: some of them take hours on hostile text, and
 * then it is killed.
 */
const { repository, version } = loadRepository((workerData as { files: string[] }).files)

parentPort?.on('message', (question: ToWorker) => {
  const answer: FromWorker = {
    id: question.id,
    libraries: recogniseLibraries(question, repository),
    dataVersion: version,
  }
  parentPort?.postMessage(answer)
})
parentPort?.postMessage('ready')
