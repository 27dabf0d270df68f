import { globSync, readFileSync } from 'node:fs'
import { matchRoute, routeList, isAvailable } from '@/lib/domain/routes'

test('the available screens are those whose page is not the one that says it comes later', () => {
  const built = globSync('app/**/page.tsx')
    .filter((file) => !readFileSync(file, 'utf8').includes('NotAvailableScreen'))
    .map((file) => matchRoute(file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/')?.route.name)
    .filter((name) => name !== undefined)
  const listed = routeList.map(({ name }) => name).filter(isAvailable)
  expect(listed.toSorted()).toEqual([...new Set(built)].toSorted())
})
