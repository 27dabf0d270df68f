import { globSync, readFileSync } from 'node:fs'
import { matchRoute, routeList } from '@/lib/domain/routes'
import { isAvailable } from './available'

test('the available screens are those whose page is not the one that says it comes later', () => {
  const built = globSync('app/**/page.tsx')
    .filter((file) => !readFileSync(file, 'utf8').includes('NotAvailableScreen'))
    .map((file) => matchRoute(file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/')?.route.name)
    .filter((name) => name !== undefined)
  const listed = routeList.map(({ name }) => name).filter(isAvailable)
  expect(listed.toSorted()).toEqual([...new Set(built)].toSorted())
})
