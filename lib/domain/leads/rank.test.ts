import { rankBetween } from './rank'

test('a place is always between the two, however often one moves in between', () => {
  let [low, high] = ['', rankBetween('', null)]
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = rankBetween(low, high)
    expect([low < middle, middle < high]).toEqual([true, true])
    if (turn % 3) high = middle
    else low = middle
  }
  let last = ''
  for (let turn = 0; turn < 200; turn += 1) {
    const next = rankBetween(last, null)
    expect(next > last).toBe(true)
    last = next
  }
})
