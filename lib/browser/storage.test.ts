import { storage } from './storage'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is stored is read back, and removed', () => {
  storage.setJson('a', { b: 1 })
  expect(storage.getJson('a')).toEqual({ b: 1 })
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

test('a corrupt value is as if it were not there', () => {
  localStorage.setItem('a', '{broken')
  expect(storage.getJson('a')).toBeNull()
})

test('with blocked storage the values last for the page', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  storage.set('token', 'x')
  expect(storage.get('token')).toBe('x')
  storage.remove('token')
  expect(storage.get('token')).toBeNull()
})

test('what another tab removes is gone here, too', () => {
  storage.set('token', 'x')
  localStorage.removeItem('token')
  expect(storage.get('token')).toBeNull()
})

test('what a full storage does not take replaces the older value for the page', () => {
  storage.set('theme', 'light')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  storage.set('theme', 'dark')
  expect(storage.get('theme')).toBe('dark')
})
