import { rowHost, type Told } from './row-host'

const hear = rowHost((answer) => postMessage(answer, { transfer: [answer.rows.buffer] }))
addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
