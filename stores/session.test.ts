import type { User } from '@/lib/contract/user'
import { tabStorage } from '@/lib/browser/storage'
import { resetAll } from './reset'
import { currentToken, endSession, followOtherTabs, setUser, signIn } from './session'

const person = (id: string): User =>
  ({ id, name: id, email: `${id}@example.com`, role: 'member', subscriptions: [] }) as unknown as User

const DRAFT = 'soteria:draft:asset-new'

afterEach(() => {
  resetAll('signed-out')
  localStorage.clear()
  sessionStorage.clear()
})

test('signing out leaves neither drafts, table states nor the token, but the theme', () => {
  signIn(person('ada'), 'a')
  tabStorage.set(DRAFT, '{}')
  localStorage.setItem('DataTables_assets_/asset', '{}')
  localStorage.setItem('soteria:theme', 'dark')
  resetAll('signed-out')
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['soteria:theme'])
})

test('after a 401 the same person finds the draft again, another one does not', () => {
  signIn(person('ada'), 'a')
  tabStorage.set(DRAFT, '{}')
  resetAll('expired')
  signIn(person('ada'), 'b')
  expect(tabStorage.get(DRAFT)).toBe('{}')
  resetAll('expired')
  signIn(person('bob'), 'c')
  expect(tabStorage.get(DRAFT)).toBeNull()
})

test('a sign-in of another person in another tab does not hand over the drafts either', () => {
  signIn(person('ada'), 'a')
  tabStorage.set(DRAFT, '{}')
  setUser(person('bob'))
  expect(tabStorage.get(DRAFT)).toBeNull()
})

test.each([
  ['of another person', '1:bob'],
  ['of an older version', '0:ada'],
  ['without an owner', null],
  ['with a spoilt owner', '{"broken":'],
])('table states %s are dropped, the checklist stays', (_whose, owner) => {
  localStorage.setItem('DataTables_assets_/asset', '{"broken":')
  localStorage.setItem('soteria:checklist:a1', '{}')
  if (owner !== null) localStorage.setItem('soteria:owner', owner)
  setUser(person('ada'))
  expect(localStorage.getItem('DataTables_assets_/asset')).toBeNull()
  expect(localStorage.getItem('soteria:checklist:a1')).toBe('{}')
})

test('the same person finds the table states again after a reload', () => {
  signIn(person('ada'), 'a')
  localStorage.setItem('DataTables_assets_/asset', '{}')
  setUser(person('ada'))
  expect(localStorage.getItem('DataTables_assets_/asset')).toBe('{}')
})

test.each(['storage', 'pageshow'])('a new token of another tab is taken over on %s', (type) => {
  const stop = followOtherTabs()
  signIn(person('ada'), 'a')
  localStorage.setItem('soteria:token', 'b')
  window.dispatchEvent(
    type === 'storage' ? new StorageEvent('storage', { key: 'soteria:token' }) : new PageTransitionEvent('pageshow'),
  )
  stop()
  expect(currentToken()).toBe('b')
})

test('other tabs can tell a session that the server ended from one that was signed out', () => {
  const how = () => localStorage.getItem('soteria:ended')
  signIn(person('ada'), 'a')
  resetAll('expired')
  expect(how()).toBe('expired')
  signIn(person('ada'), 'b')
  expect(how()).toBeNull()
  resetAll('signed-out')
  expect(how()).toBeNull()
})

test('the end of an old session leaves the newer token of another tab alone', () => {
  signIn(person('ada'), 'a')
  localStorage.setItem('soteria:token', 'b')
  endSession('expired')
  expect(currentToken()).toBeNull()
  resetAll('expired')
  expect(localStorage.getItem('soteria:token')).toBe('b')
})
