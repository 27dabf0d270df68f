import { startedScan } from './started-scan'

const asked = { asset_id: '3', scan_type: 'light_scan' }
const described = { id: 7, scan_type: 'full_scan', status: 'running', progress: 20, more: true }

test.each([
  ['the scan', { scan: described }],
  ['the scan under data', { data: { scan: described } }],
  ['the report', { report: described }],
  ['the bare scan', described],
  ['the bare scan under data', { data: described }],
])('%s is read as it is described', (_, answer) => {
  expect(startedScan(answer, asked)).toEqual({ id: '7', scan_type: 'full_scan', status: 'running', progress: 20 })
})

test.each([
  ['report_id', { report_id: 7, id: 9 }],
  ['report.id', { report: { id: 7 }, id: 9 }],
  ['scan_id', { scan_id: '7', id: 9 }],
  ['scan.id', { scan: { id: 7 }, message: 'Started' }],
  ['data.report_id', { data: { report_id: 7, id: 9 } }],
  ['data.id', { data: { id: 7 } }],
  ['id', { id: 7, success: true }],
])('of an answer with %s the id is enough', (_, answer) => {
  expect(startedScan(answer, asked)).toEqual({
    id: '7',
    asset_id: '3',
    scan_type: 'light_scan',
    status: 'queued',
    progress: 0,
  })
})

test.each([[{}], [{ message: 'Started' }], [{ data: 3, scan: null, id: '' }], [{ id: { nested: 1 } }]])(
  '%p names no scan',
  (answer) => {
    expect(startedScan(answer, asked)).toBeNull()
  },
)
