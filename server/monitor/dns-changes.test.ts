import { dnsChanges, networksSeen } from './dns-changes'

const [NS, A, AAAA] = ['NS example.com', 'A example.com', 'AAAA example.com']

test.each<[string, string, string[], string[], string[], boolean]>([
  ['the same name servers', NS, ['ns1.a.test'], [], ['ns1.a.test'], false],
  ['one name server more', NS, ['ns1.a.test'], [], ['ns1.a.test', 'ns2.a.test'], true],
  ['no name server', NS, ['ns1.a.test'], [], [], true],
  ['the same address', A, ['192.0.2.1'], [], ['192.0.2.1'], false],
  ['a neighbour', A, ['192.0.2.1'], [], ['192.0.77.9'], false],
  ['one known network of two', A, ['192.0.2.1'], [], ['198.51.100.1', '192.0.2.9'], false],
  ['another network', A, ['192.0.2.1'], [], ['198.51.100.1'], true],
  ['a network seen before', A, ['192.0.2.1'], ['198,51'], ['198.51.100.1'], false],
  ['a third network', A, ['192.0.2.1'], ['198,51'], ['203.0.113.1'], true],
  ['one more of many networks', A, ['192.0.2.1'], ['1,1', '2,2', '3,3', '4,4'], ['203.0.113.1'], false],
  ['no address any more', A, ['192.0.2.1'], [], [], true],
  ['no address, as it was at times', A, ['192.0.2.1'], [''], [], false],
  ['the first address of its kind', AAAA, [], [], ['2001:db8::1'], true],
  ['another address of a provider', AAAA, ['2001:db8::1'], [], ['2001:db8:5::1'], false],
  ['another provider', AAAA, ['2001:db8::1'], [], ['2a00:1450::1'], true],
])('%s', (_, what, before, seen, after, isChange) => {
  const changes = dnsChanges({ dns: { [what]: before }, networks: { [what]: seen } }, { [what]: after })
  expect(changes).toEqual(
    isChange ? [{ what, before: before.join(', ') || null, after: after.join(', ') || null }] : [],
  )
})

test('a record that was never seen is where the comparison begins', () => {
  expect(dnsChanges({}, { [NS]: ['ns1.a.test'], [A]: ['192.0.2.1'] })).toEqual([])
})

test('networks are remembered for addresses, each once, and no more than it takes to call them many', () => {
  const seen = networksSeen(
    { [A]: ['192,0'] },
    { [NS]: ['ns1.a.test'], [A]: ['192.0.2.1', '198.51.100.1'] },
    { [A]: [], [AAAA]: ['2001:db8::1'] },
  )
  expect(seen).toEqual({ [A]: ['192,0', '198,51', ''], [AAAA]: ['2001,db8'] })
  const many = Array.from({ length: 20 }, (_, index) => `10.${index}.0.1`)
  expect(networksSeen({}, { [A]: many })[A]).toHaveLength(5)
})
