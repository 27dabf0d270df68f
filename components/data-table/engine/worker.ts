import { rowHost, type Message } from './row-host'

const hear = rowHost((answer) => postMessage(answer, { transfer: [answer.rows.buffer] }))
addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
