import * as z from 'zod/mini'
import { ApiError } from './errors'
import { parseReply } from './reply'

const Things = z.object({ things: z.array(z.object({ id: z.string() })) })
const things = [{ id: '1' }]

test.each([
  ['as the contract has it', { things }],
  ['under data', { data: { things } }],
  ['as a page of results', { data: things, meta: { current_page: 1 } }],
  ['bare', things],
  ['with keys that we do not know', { things: [{ id: '1', more: true }], extra: 1 }],
])('an answer %s is understood', (_, answer) => {
  expect(parseReply(Things, answer)).toEqual({ things })
})

test.each([[undefined], ['<html>'], [{ things: 'none' }], [null]])('%p makes no sense and says so', (answer) => {
  expect(() => parseReply(Things, answer)).toThrow(ApiError)
})
